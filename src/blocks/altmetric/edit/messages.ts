import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  prompt: { id: 'editor.block.altmetric.prompt' },
  idType: { id: 'editor.block.altmetric.idType' },
  idValue: { id: 'editor.block.altmetric.idValue' },
  type: { id: 'editor.block.altmetric.type' },
  details: { id: 'editor.block.altmetric.details' },
  popover: { id: 'editor.block.altmetric.popover' },
  hide: { id: 'editor.block.altmetric.hide' },
  condensed: { id: 'editor.block.altmetric.condensed' },
  left: { id: 'editor.blockField.left' },
  right: { id: 'editor.blockField.right' },
  top: { id: 'editor.block.altmetric.top' },
  bottom: { id: 'editor.block.altmetric.bottom' },
});
