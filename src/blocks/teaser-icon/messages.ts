import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({ title: { id: 'editor.block.teaserIcon' } });
