import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  type: { id: 'content.field.award_type' },
  date: { id: 'content.field.award_date_year' },
  location: { id: 'content.field.location' },
  website: { id: 'content.field.website_link' },
  members: { id: 'content.field.members' },
});
