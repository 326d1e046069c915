import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  looking: { id: 'editor.checks.looking' },
  clean: { id: 'editor.checks.clean' },
  cleanText: { id: 'editor.checks.cleanText' },
  summary: { id: 'editor.checks.summary' },
  passedOf: { id: 'editor.checks.passedOf' },
  errors: { id: 'editor.checks.errors' },
  warnings: { id: 'editor.checks.warnings' },
  hints: { id: 'editor.checks.hints' },
  passed: { id: 'editor.checks.passed' },
  place: { id: 'editor.checks.place' },
  page: { id: 'editor.checks.page' },
  alt: { id: 'editor.checks.alt' },
  take: { id: 'editor.checks.take' },
  decorative: { id: 'editor.checks.decorative' },
  remove: { id: 'editor.checks.remove' },
  level: { id: 'editor.checks.level' },
  address: { id: 'editor.checks.address' },
});

/** What is fine where nothing is found. */
export const passedMessages = defineMessages({
  altMissing: { id: 'editor.checks.fine.altMissing' },
  linkMissing: { id: 'editor.checks.fine.linkMissing' },
  linkEmpty: { id: 'editor.checks.fine.linkEmpty' },
  headingEmpty: { id: 'editor.checks.fine.headingEmpty' },
  altFileName: { id: 'editor.checks.fine.altFileName' },
  linkUnpublished: { id: 'editor.checks.fine.linkUnpublished' },
  levelSkipped: { id: 'editor.checks.fine.levelSkipped' },
  titleRepeated: { id: 'editor.checks.fine.titleRepeated' },
  blockEmpty: { id: 'editor.checks.fine.blockEmpty' },
  headMissing: { id: 'editor.checks.fine.headMissing' },
  contrastLow: { id: 'editor.checks.fine.contrastLow' },
  summaryMissing: { id: 'editor.checks.fine.summaryMissing' },
  textEmpty: { id: 'editor.checks.fine.textEmpty' },
  linkMoved: { id: 'editor.checks.fine.linkMoved' },
  linkVague: { id: 'editor.checks.fine.linkVague' },
  previewMissing: { id: 'editor.checks.fine.previewMissing' },
  translationMissing: { id: 'editor.checks.fine.translationMissing' },
  translationOutdated: { id: 'editor.checks.fine.translationOutdated' },
});
