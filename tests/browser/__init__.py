"""The web app in real Chromium: a package, so that its browser ends with it and not with the run."""
