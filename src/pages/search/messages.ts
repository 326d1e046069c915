import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'page.search.title' },
  oldTitle: { id: 'page.search.old-title' },
  field: { id: 'shell.search-box.field' },
  submit: { id: 'shell.search-box.submit' },
  count: { id: 'page.search.count' },
  countOfAll: { id: 'page.search.count-of-all' },
  countOfTag: { id: 'page.search.count-of-tag' },
  nothing: { id: 'page.search.nothing' },
  beyond: { id: 'page.search.beyond' },
  firstPage: { id: 'page.search.first-page' },
  failed: { id: 'page.search.failed' },
  scope: { id: 'page.search.scope' },
  everywhere: { id: 'page.search.everywhere' },
  here: { id: 'page.search.here' },
  hereNamed: { id: 'page.search.here-named' },
  tabs: { id: 'page.search.tabs' },
  sort: { id: 'page.search.sort' },
});

export const tabMessages = defineMessages({
  all: { id: 'page.search.tab-all' },
  pages: { id: 'page.search.tab-pages' },
  news: { id: 'page.search.tab-news' },
  events: { id: 'page.search.tab-events' },
  images: { id: 'page.search.tab-images' },
  files: { id: 'page.search.tab-files' },
  people: { id: 'page.search.tab-people' },
  jobs: { id: 'page.search.tab-jobs' },
});

export const sortMessages = defineMessages({
  relevance: { id: 'page.search.sort-relevance' },
  title: { id: 'page.search.sort-title' },
  date: { id: 'page.search.sort-date' },
});

export const typeMessages = defineMessages({
  page: { id: 'page.search.type-page' },
  news: { id: 'page.search.type-news' },
  event: { id: 'page.search.type-event' },
  image: { id: 'page.search.type-image' },
  file: { id: 'page.search.type-file' },
  person: { id: 'page.search.type-person' },
  job: { id: 'page.search.type-job' },
  institute: { id: 'page.search.type-institute' },
  area: { id: 'page.search.type-area' },
  group: { id: 'page.search.type-group' },
  project: { id: 'page.search.type-project' },
  tender: { id: 'page.search.type-tender' },
  award: { id: 'page.search.type-award' },
  post: { id: 'page.search.type-post' },
});
