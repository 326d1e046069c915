import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  duration: { id: 'content.project.duration' },
  period: { id: 'content.project.period' },
  from: { id: 'content.project.from' },
  until: { id: 'content.project.until' },
  type: { id: 'content.project.type' },
  institutes: { id: 'content.project.institutes' },
  about: { id: 'content.project.about' },
  members: { id: 'content.project.members' },
  partners: { id: 'content.project.partners' },
  funding: { id: 'content.project.funding' },
  further: { id: 'content.project.further' },
});
