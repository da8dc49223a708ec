"""File formats: the event log, which is ours and canonical; GCG and CGP, to exchange games with other programs."""
