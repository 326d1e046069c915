import type { MessageDescriptor } from 'react-intl';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { messages as clipboardMessages } from '../clipboard/messages';
import { messages } from './messages';

export type ActionName = 'rename' | 'state' | 'tags' | 'properties' | 'cut' | 'copy' | 'paste' | 'delete';

interface Given {
  selected: number;
  kept: number;
}

/** What can be done with what is chosen in a folder. */
export interface ContentsAction {
  name: ActionName;
  title: MessageDescriptor;
  icon: ToolIconName;
  isDanger?: true;
  /** What one must be allowed in the folder; all others see it as well. */
  needs?: 'edit' | 'add';
  isEnabled: (given: Given) => boolean;
}

const needsSelection = ({ selected }: Given) => selected > 0;

/** In the groups in which they stand. */
export const contentsActions: readonly (readonly ContentsAction[])[] = [
  [
    {
      name: 'rename',
      title: messages.rename,
      icon: 'pencil',
      needs: 'edit',
      isEnabled: needsSelection,
    },
    { name: 'state', title: messages.state, icon: 'state', isEnabled: needsSelection },
    { name: 'tags', title: messages.tags, icon: 'tag', needs: 'edit', isEnabled: needsSelection },
    {
      name: 'properties',
      title: messages.properties,
      icon: 'sliders',
      needs: 'edit',
      isEnabled: needsSelection,
    },
  ],
  [
    { name: 'cut', title: clipboardMessages.cut, icon: 'cut', needs: 'edit', isEnabled: needsSelection },
    {
      name: 'copy',
      title: clipboardMessages.copy,
      icon: 'copy',
      isEnabled: needsSelection,
    },
    {
      name: 'paste',
      title: clipboardMessages.paste,
      icon: 'paste',
      needs: 'add',
      isEnabled: ({ kept }) => kept > 0,
    },
  ],
  [
    {
      name: 'delete',
      title: messages.delete,
      icon: 'trash',
      isDanger: true,
      needs: 'edit',
      isEnabled: needsSelection,
    },
  ],
];
