import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  score: { id: 'block.altmetric.score' },
  none: { id: 'block.altmetric.none' },
  details: { id: 'block.altmetric.details' },
});

export const countMessages = defineMessages({
  cited_by_msm_count: { id: 'block.altmetric.news' },
  cited_by_feeds_count: { id: 'block.altmetric.blogs' },
  cited_by_policies_count: { id: 'block.altmetric.policies' },
  cited_by_patents_count: { id: 'block.altmetric.patents' },
  cited_by_wikipedia_count: { id: 'block.altmetric.wikipedia' },
  cited_by_posts_count: { id: 'block.altmetric.posts' },
});
