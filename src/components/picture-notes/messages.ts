import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({ download: { id: 'component.picture.download' } });
