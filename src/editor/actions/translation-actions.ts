import type { Editor } from '../input/create-editor';
import type { Action } from './action';
import { messages } from './messages';

const isTranslation = ({ screen }: Editor) => screen.isTranslation;
const everywhere = ['field', 'text', 'block', 'page'] as const;
/** In fields Enter is theirs. */
const besideFields = ['text', 'block', 'page'] as const;

export const goToOpenBlock: Action = {
  id: 'goToOpenBlock',
  title: messages.goToOpenBlock,
  icon: 'arrow-down',
  keys: ['F8'],
  scopes: everywhere,
  isEnabled: isTranslation,
  run: ({ screen }) => {
    screen.goToOpenBlock();
    return true;
  },
};

const confirmBlock: Action = {
  id: 'confirmBlock',
  title: messages.confirmBlock,
  icon: 'check',
  keys: ['Mod+Enter'],
  scopes: besideFields,
  isEnabled: isTranslation,
  run: ({ screen }, { blocks }) => {
    screen.confirmBlocks(blocks);
    return true;
  },
};

const takeBlock: Action = {
  id: 'takeBlock',
  title: messages.takeBlock,
  icon: 'copy',
  keys: ['Mod+Shift+Enter'],
  scopes: besideFields,
  isEnabled: isTranslation,
  run: ({ screen }, { blocks }) => {
    screen.takeBlock(blocks);
    return true;
  },
};

export const toggleSource: Action = {
  id: 'toggleSource',
  title: messages.toggleSource,
  icon: 'translate',
  keys: ['Shift+F8'],
  scopes: everywhere,
  isEnabled: isTranslation,
  run: ({ screen }) => {
    screen.toggleSource();
    return true;
  },
};

export const translationActions: readonly Action[] = [goToOpenBlock, confirmBlock, takeBlock, toggleSource];
