import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  topic: { id: 'block.overview.topic' },
  time: { id: 'block.overview.time' },
  funder: { id: 'block.overview.funder' },
  institute: { id: 'block.overview.institute' },
  year: { id: 'block.overview.year' },
  month: { id: 'block.overview.month' },
  words: { id: 'block.overview.words' },
  example: { id: 'block.overview.example' },
  hidden: { id: 'block.overview.hidden' },
  moreInMonth: { id: 'block.overview.moreInMonth' },
  moreInYear: { id: 'block.overview.moreInYear' },
  moreOn: { id: 'block.overview.moreOn' },
  loaded: { id: 'block.overview.loaded' },
  found: { id: 'block.overview.found' },
  cut: { id: 'block.overview.cut' },
  none: { id: 'block.overview.none' },
  past: { id: 'block.overview.past' },
  coming: { id: 'block.overview.coming' },
  now: { id: 'block.overview.now' },
  others: { id: 'block.overview.others' },
  more: { id: 'block.overview.more' },
  all: { id: 'block.overview.all' },
  allTopics: { id: 'block.overview.allTopics' },
  allInstitutes: { id: 'block.overview.allInstitutes' },
  untilYear: { id: 'block.overview.untilYear' },
  allYears: { id: 'block.overview.allYears' },
});

export const timeMessages = defineMessages({
  running: { id: 'block.overview.running' },
  ended: { id: 'block.overview.ended' },
});

export const leftMessages = defineMessages({
  leftMonths: { id: 'block.overview.leftMonths' },
  leftYears: { id: 'block.overview.leftYears' },
  overMonths: { id: 'block.overview.overMonths' },
  overYears: { id: 'block.overview.overYears' },
});
