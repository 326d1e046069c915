import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'shell.own-navigation.label' },
  overview: { id: 'shell.own-navigation.overview' },
  inInstitute: { id: 'shell.own-navigation.in-institute' },
  inProject: { id: 'shell.own-navigation.in-project' },
  inBlog: { id: 'shell.own-navigation.in-blog' },
  allPosts: { id: 'shell.own-navigation.all-posts' },
});
