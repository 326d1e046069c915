import { defineMessages } from '@/i18n/define-messages';

/** What each finding says. */
export const findingMessages = defineMessages({
  altMissing: { id: 'editor.checks.finding.altMissing' },
  linkMissing: { id: 'editor.checks.finding.linkMissing' },
  linkEmpty: { id: 'editor.checks.finding.linkEmpty' },
  headingEmpty: { id: 'editor.checks.finding.headingEmpty' },
  altFileName: { id: 'editor.checks.finding.altFileName' },
  linkUnpublished: { id: 'editor.checks.finding.linkUnpublished' },
  levelSkipped: { id: 'editor.checks.finding.levelSkipped' },
  titleRepeated: { id: 'editor.checks.finding.titleRepeated' },
  blockEmpty: { id: 'editor.checks.finding.blockEmpty' },
  headMissing: { id: 'editor.checks.finding.headMissing' },
  contrastLow: { id: 'editor.checks.finding.contrastLow' },
  summaryMissing: { id: 'editor.checks.finding.summaryMissing' },
  textEmpty: { id: 'editor.checks.finding.textEmpty' },
  linkMoved: { id: 'editor.checks.finding.linkMoved' },
  linkVague: { id: 'editor.checks.finding.linkVague' },
  previewMissing: { id: 'editor.checks.finding.previewMissing' },
  translationMissing: { id: 'editor.checks.finding.translationMissing' },
  translationOutdated: { id: 'editor.checks.finding.translationOutdated' },
});
