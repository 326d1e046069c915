import * as steps from '../input/undo';
import type { Action } from './action';
import { messages } from './messages';

const everywhere = ['field', 'text', 'block', 'page'] as const;
/** Fields have an undo of their own. */
const besideFields = ['text', 'block', 'page'] as const;
const always = () => true;

export const save: Action = {
  id: 'save',
  title: messages.save,
  icon: 'save',
  keys: [],
  scopes: [],
  isEnabled: ({ screen }) => !screen.isSaving,
  run: ({ screen }) => {
    screen.save();
    return true;
  },
};

export const saveAndStay: Action = {
  id: 'saveAndStay',
  title: messages.saveAndStay,
  icon: 'check',
  keys: ['Mod+S'],
  scopes: everywhere,
  isExclusive: true,
  // Asked for during a save it is kept until that is over.
  isEnabled: always,
  run: ({ screen }) => {
    screen.saveAndStay();
    return true;
  },
};

export const cancel: Action = {
  id: 'cancel',
  title: messages.cancel,
  icon: 'close',
  keys: [],
  scopes: [],
  isEnabled: always,
  run: ({ screen }) => {
    screen.cancel();
    return true;
  },
};

export const undo: Action = {
  id: 'undo',
  title: messages.undo,
  icon: 'undo',
  keys: ['Mod+Z'],
  scopes: besideFields,
  isExclusive: true,
  isEnabled: ({ document }) => document.canUndo(),
  run: (editor) => {
    steps.undo(editor);
    return true;
  },
};

export const redo: Action = {
  id: 'redo',
  title: messages.redo,
  icon: 'redo',
  keys: ['Mod+Y', 'Mod+Shift+Z'],
  scopes: besideFields,
  isExclusive: true,
  isEnabled: ({ document }) => document.canRedo(),
  run: (editor) => {
    steps.redo(editor);
    return true;
  },
};

const toggleSettings: Action = {
  id: 'toggleSettings',
  title: messages.settings,
  icon: 'sliders',
  keys: ['F2'],
  scopes: everywhere,
  isEnabled: always,
  run: ({ screen }) => {
    screen.toggleSettings();
    return true;
  },
};

export const showChecks: Action = {
  id: 'showChecks',
  title: messages.checks,
  icon: 'checks',
  keys: [],
  scopes: [],
  isEnabled: always,
  run: ({ screen }) => {
    screen.showChecks();
    return true;
  },
};

/** The browser's own search keeps its keys, and finds what is drawn alone. */
export const find: Action = {
  id: 'find',
  title: messages.find,
  icon: 'search',
  keys: ['Mod+Shift+F'],
  scopes: everywhere,
  isExclusive: true,
  isEnabled: always,
  run: ({ screen }) => {
    screen.find();
    return true;
  },
};

export const showNotes: Action = {
  id: 'showNotes',
  title: messages.notes,
  icon: 'note',
  keys: [],
  scopes: [],
  isEnabled: always,
  run: ({ screen }) => {
    screen.showNotes();
    return true;
  },
};

export const showPatterns: Action = {
  id: 'showPatterns',
  title: messages.patterns,
  icon: 'pattern',
  keys: [],
  scopes: [],
  isEnabled: always,
  run: ({ screen }) => {
    screen.showPatterns();
    return true;
  },
};

export const showShortcuts: Action = {
  id: 'showShortcuts',
  title: messages.shortcuts,
  icon: 'keyboard',
  keys: ['?'],
  scopes: ['block', 'page'],
  isEnabled: always,
  run: ({ screen }) => {
    screen.showShortcuts();
    return true;
  },
};

export const pageActions: readonly Action[] = [
  saveAndStay,
  undo,
  redo,
  toggleSettings,
  showChecks,
  find,
  showNotes,
  showPatterns,
  showShortcuts,
  save,
  cancel,
];
