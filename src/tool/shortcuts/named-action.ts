import type { MessageDescriptor } from 'react-intl';
import type { ToolIconName } from '../icon/icon-paths';
import type { Shortcut } from './shortcut';

/** Something that can be done: what its button draws, and what the sheet of keys names. */
export interface NamedAction {
  id: string;
  title: MessageDescriptor;
  icon?: ToolIconName;
  keys: readonly Shortcut[];
}
