import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  about: { id: 'content.blog.about' },
  more: { id: 'content.blog.more' },
  moreOf: { id: 'content.blog.more-of' },
  tags: { id: 'content.blog.tags' },
  share: { id: 'content.blog.share' },
  byMail: { id: 'content.blog.by-mail' },
  posts: { id: 'content.blog.posts' },
  filters: { id: 'content.blog.filters' },
  authors: { id: 'content.blog.authors' },
  years: { id: 'content.blog.years' },
  all: { id: 'content.blog.all' },
});
