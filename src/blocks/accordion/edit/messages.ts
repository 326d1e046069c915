import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  name: { id: 'editor.block.accordion.name' },
  nameHint: { id: 'editor.block.accordion.nameHint' },
  titleSize: { id: 'editor.block.accordion.titleSize' },
  collapsed: { id: 'editor.block.accordion.collapsed' },
  several: { id: 'editor.block.accordion.several' },
  rightSigns: { id: 'editor.block.accordion.rightSigns' },
  filtering: { id: 'editor.block.accordion.filtering' },
  boxed: { id: 'editor.block.accordion.boxed' },
  theme: { id: 'editor.block.accordion.theme' },
  primary: { id: 'editor.block.accordion.primary' },
  secondary: { id: 'editor.block.accordion.secondary' },
  tertiary: { id: 'editor.block.accordion.tertiary' },
  panelTitle: { id: 'editor.block.accordion.panelTitle' },
  enterTitle: { id: 'editor.block.accordion.enterTitle' },
  fold: { id: 'editor.block.accordion.fold' },
  addPanel: { id: 'editor.block.accordion.addPanel' },
  addText: { id: 'editor.block.accordion.addText' },
  empty: { id: 'editor.block.accordion.empty' },
});
