from researchportal.security.seen import hide_unseen_links


hide_unseen_links()
