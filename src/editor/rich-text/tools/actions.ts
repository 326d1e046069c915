import type { MessageDescriptor } from 'react-intl';
import { presentFormats } from '../pending-formats';
import { selectedRange, valueOf } from '../offsets';
import { applyChange } from '../set-value';
import type { TextEditing } from '../slate-types';
import { toggleFormat } from '../text-keys';
import { clearFormatting } from '../value/clear-formatting';
import type { Format } from '../value/formats';
import { isTouched, itemsOf } from '../value/items';
import { setBlockType, type BlockType } from '../value/set-block-type';
import { wrapList, type ListType } from '../value/wrap-list';
import { messages } from './messages';
import type { ToolIconName } from '../../tool-icon/icon-paths';

/** A button of the bar. */
export interface TextAction {
  name: string;
  title: MessageDescriptor;
  icon: ToolIconName;
  keys?: string;
  /** undefined for what cannot be on or off. */
  isPressed?: (editor: TextEditing) => boolean;
  run: (editor: TextEditing) => void;
}

const format = (name: Exclude<Format, 'code'>, icon: ToolIconName, keys: string): TextAction => ({
  name,
  title: messages[name],
  icon,
  keys,
  isPressed: (editor) => presentFormats(editor).includes(name),
  run: (editor) => toggleFormat(editor, name),
});

/** The type that all selected blocks have; undefined where they differ. */
export function presentType(editor: TextEditing): string | undefined {
  const { start, end } = selectedRange(editor) ?? { start: 0, end: 0 };
  const types = itemsOf(valueOf(editor))
    .filter((item) => isTouched(item, start, end))
    .map(({ node, wrappers }) => wrappers.at(-1)?.type ?? node.type);
  return types.every((type) => type === types[0]) ? types[0] : undefined;
}

const list = (type: ListType, icon: ToolIconName): TextAction => ({
  name: type,
  title: messages[type],
  icon,
  isPressed: (editor) => presentType(editor) === type,
  run: (editor) => applyChange(editor, (value, start, end) => wrapList(value, start, end, type)),
});

const link: TextAction = {
  name: 'link',
  title: messages.addLink,
  icon: 'link',
  keys: 'Control+K',
  run: (editor) => editor.openTools?.('link'),
};

const clear: TextAction = {
  name: 'clear',
  title: messages.clear,
  icon: 'clear',
  run: (editor) => applyChange(editor, clearFormatting),
};

/** The buttons in their groups, between which the bar draws hairlines. */
export const actionGroups: readonly (readonly TextAction[])[] = [
  [
    format('strong', 'bold', 'Control+B'),
    format('em', 'italic', 'Control+I'),
    format('u', 'underline', 'Control+U'),
    format('del', 'strike', 'Control+Shift+X'),
  ],
  [link],
  [list('ul', 'bullets'), list('ol', 'numbers')],
  [format('sub', 'sub', 'Control+,'), format('sup', 'sup', 'Control+.'), clear],
];

export const blockTypes: readonly BlockType[] = ['p', 'h2', 'h3', 'h4', 'blockquote', 'callout'];

/** Gives the selected blocks a type; one that all of them have is taken again. */
export function chooseType(editor: TextEditing, type: BlockType): void {
  const chosen = presentType(editor) === type ? 'p' : type;
  applyChange(editor, (value, start, end) => setBlockType(value, start, end, chosen));
}
