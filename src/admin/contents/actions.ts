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
  /** It changes what is there, so that only those see it who may edit the folder. */
  isForEditors: boolean;
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
      isForEditors: true,
      isEnabled: needsSelection,
    },
    { name: 'state', title: messages.state, icon: 'state', isForEditors: false, isEnabled: needsSelection },
    { name: 'tags', title: messages.tags, icon: 'tag', isForEditors: true, isEnabled: needsSelection },
    {
      name: 'properties',
      title: messages.properties,
      icon: 'sliders',
      isForEditors: true,
      isEnabled: needsSelection,
    },
  ],
  [
    { name: 'cut', title: clipboardMessages.cut, icon: 'cut', isForEditors: true, isEnabled: needsSelection },
    {
      name: 'copy',
      title: clipboardMessages.copy,
      icon: 'copy',
      isForEditors: false,
      isEnabled: needsSelection,
    },
    {
      name: 'paste',
      title: clipboardMessages.paste,
      icon: 'paste',
      isForEditors: true,
      isEnabled: ({ kept }) => kept > 0,
    },
  ],
  [
    {
      name: 'delete',
      title: messages.delete,
      icon: 'trash',
      isDanger: true,
      isForEditors: true,
      isEnabled: needsSelection,
    },
  ],
];
