import { sides } from '@/tool/form/sides';
import { defineMessages } from '@/i18n/define-messages';
import type { BlockEditor } from '../../definition';

const messages = defineMessages({
  settings: { id: 'editor.settings' },
  align: { id: 'editor.separator.align' },
  short: { id: 'editor.separator.short' },
});

export const editor: BlockEditor = {
  schema: {
    fields: {
      'styles.align': { widget: 'choice', title: messages.align, choices: sides },
      'styles.shortLine': { widget: 'boolean', title: messages.short },
    },
    fieldsets: [{ id: 'default', title: messages.settings, fields: ['styles.align', 'styles.shortLine'] }],
  },
};
