import { elementTools, listTypes, type ListType } from '../elements';
import { markTools } from '../marks';
import { presentFormats } from '../pending-formats';
import { applyChange } from '../set-value';
import { presentLink } from '../tools/apply-link';
import { messages } from '../tools/messages';
import { openLink } from '../tools/open-link';
import { clearFormatting } from '../value/clear-formatting';
import { formats, type Format } from '../value/formats';
import { wrapList } from '../value/wrap-list';
import { presentType } from './block-type';
import type { TextAction } from './text-action';
import { toggleFormat } from './toggle-format';

const always = () => true;

const formatting = (id: Format): TextAction => {
  const { title, icon, keys } = markTools[id];
  return {
    id,
    title,
    icon,
    keys,
    scope: 'text',
    isPressed: (editor) => presentFormats(editor).includes(id),
    isEnabled: always,
    run: (editor) => toggleFormat(editor, id),
  };
};

const formatsAt = (place: 'first' | 'last') =>
  formats.filter((name) => markTools[name].place === place).map(formatting);

const listing = (id: ListType): TextAction => ({
  id,
  title: elementTools[id].title,
  icon: elementTools[id].icon,
  keys: [],
  scope: 'text',
  isPressed: (editor) => presentType(editor) === id,
  isEnabled: always,
  run: (editor) => applyChange(editor, (value, start, end) => wrapList(value, start, end, id)),
});

const link: TextAction = {
  id: 'link',
  title: messages.addLink,
  icon: 'link',
  keys: ['Mod+K'],
  scope: 'text',
  isEnabled: always,
  run: (editor) => editor.openTools?.('link'),
};

/** Opens where the link at the caret leads, in a window of its own. */
export const openPresentLink: TextAction = {
  id: 'openLink',
  title: messages.open,
  keys: ['Alt+Enter'],
  scope: 'text',
  isEnabled: (editor) => presentLink(editor) !== undefined,
  run: (editor) => void openLink(presentLink(editor)?.url ?? ''),
};

const clear: TextAction = {
  id: 'clear',
  title: messages.clear,
  icon: 'clear',
  keys: ['Mod+\\'],
  scope: 'text',
  isEnabled: always,
  run: (editor) => applyChange(editor, clearFormatting),
};

/** The buttons of the bar in their groups, between which it draws hairlines. */
export const barGroups: readonly (readonly TextAction[])[] = [
  formatsAt('first'),
  [link],
  listTypes.map(listing),
  [...formatsAt('last'), clear],
];
