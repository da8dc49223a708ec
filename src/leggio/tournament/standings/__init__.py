"""Who stands where: tallies, what decides between equals, places, teams."""
