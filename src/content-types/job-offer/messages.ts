import { defineMessages } from '@/i18n/define-messages';
import type { Country } from './country';

export const messages = defineMessages({
  apply: { id: 'content.joboffer.apply' },
  applyNow: { id: 'content.joboffer.apply-now' },
  pdf: { id: 'content.joboffer.pdf' },
  id: { id: 'content.joboffer.id' },
  place: { id: 'content.joboffer.place' },
  inCountry: { id: 'content.joboffer.in-country' },
  issued: { id: 'content.joboffer.issued' },
  closes: { id: 'content.joboffer.closes' },
  openUntilFilled: { id: 'content.joboffer.open-until-filled' },
  portal: { id: 'content.joboffer.portal' },
  portalText: { id: 'content.joboffer.portal-text' },
  targetGroups: { id: 'content.joboffer.target-groups' },
  fieldsOfWork: { id: 'content.joboffer.fields-of-work' },
  categories: { id: 'content.joboffer.categories' },
  questions: { id: 'content.joboffer.questions' },
  questionsText: { id: 'content.joboffer.questions-text' },
  questionsPlain: { id: 'content.joboffer.questions-plain' },
  ask: { id: 'content.joboffer.ask' },
  application: { id: 'content.joboffer.application' },
  form: { id: 'content.joboffer.form' },
  back: { id: 'content.joboffer.back' },
});

export const countryMessages = defineMessages({
  Germany: { id: 'content.joboffer.germany' },
  Italy: { id: 'content.joboffer.italy' },
  USA: { id: 'content.joboffer.usa' },
}) satisfies Record<Country, object>;
