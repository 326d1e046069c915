import type { MessageDescriptor } from 'react-intl';
import type { PageAction, PageFacts } from '@/api/page-actions';
import { site } from '@/site/site';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { messages as clipboardMessages } from '../clipboard/messages';
import { messages as copyMessages } from '../working-copy/messages';
import { messages } from './messages';

/** What is asked in a dialog of its own. */
export type PageDialog = 'rename' | 'state' | 'move' | 'copy' | 'delete' | 'removeCopy';

/** What is done with the page where one is; the last five at once. */
export type PageTask = PageDialog | 'cut' | 'keep' | 'paste' | 'createCopy' | 'applyCopy';

/** What decides on what is offered, beside what the server offers of the page. */
export interface PageOffer {
  page: PageFacts;
  /** Whether anything may be added below the page, and so pasted. */
  mayAdd: boolean;
  /** Whether the page may be added in a language in which it is missing. */
  mayTranslate: boolean;
  /** How many things were cut or copied. */
  kept: number;
}

/** Something that can be done with a page: a task, or a screen about it. */
export interface PageEntry {
  id: string;
  /** Entries of one group stand together. */
  group: 'tasks' | 'screens' | 'copies' | 'removal';
  icon: ToolIconName;
  words: MessageDescriptor;
  /** What the server must offer of the page. */
  needs: readonly PageAction[];
  /** Further conditions. */
  when?: (offer: PageOffer) => boolean;
  task?: PageTask;
  to?: (page: PageFacts) => string;
}

const screenOf = (name: string) => (page: PageFacts) => `${page.path}/${name}`;

const entries: readonly PageEntry[] = [
  {
    id: 'rename',
    group: 'tasks',
    icon: 'pencil',
    words: messages.rename,
    task: 'rename',
    needs: ['rename'],
  },
  {
    id: 'move',
    group: 'tasks',
    icon: 'folder-move',
    words: messages.move,
    task: 'move',
    needs: ['cut'],
  },
  {
    id: 'copyTo',
    group: 'tasks',
    icon: 'duplicate',
    words: messages.copyTo,
    task: 'copy',
    needs: ['copy', 'folderContents'],
  },
  {
    id: 'cut',
    group: 'tasks',
    icon: 'cut',
    words: clipboardMessages.cut,
    task: 'cut',
    needs: ['cut'],
  },
  {
    id: 'copy',
    group: 'tasks',
    icon: 'copy',
    words: clipboardMessages.copy,
    task: 'keep',
    needs: ['copy', 'folderContents'],
  },
  {
    id: 'paste',
    group: 'tasks',
    icon: 'paste',
    words: clipboardMessages.pasteCount,
    task: 'paste',
    needs: [],
    when: ({ mayAdd, kept }) => mayAdd && kept > 0,
  },
  {
    id: 'history',
    group: 'screens',
    icon: 'history',
    words: messages.history,
    to: screenOf('history'),
    needs: ['history'],
  },
  {
    id: 'sharing',
    group: 'screens',
    icon: 'share',
    words: messages.sharing,
    to: screenOf('sharing'),
    needs: ['local_roles'],
  },
  {
    id: 'linksToItem',
    group: 'screens',
    icon: 'link',
    words: messages.linksToItem,
    to: screenOf('links-to-item'),
    needs: [],
  },
  {
    id: 'aliases',
    group: 'screens',
    icon: 'renew',
    words: messages.aliases,
    to: screenOf('aliases'),
    needs: ['edit'],
  },
  {
    id: 'translations',
    group: 'screens',
    icon: 'translate',
    words: messages.translations,
    to: screenOf('manage-translations'),
    needs: ['edit'],
    when: () => site().languages.length > 1,
  },
  {
    id: 'createTranslation',
    group: 'screens',
    icon: 'plus',
    words: messages.createTranslation,
    to: screenOf('create-translation'),
    needs: [],
    when: ({ mayTranslate }) => mayTranslate,
  },
  {
    id: 'createCopy',
    group: 'copies',
    icon: 'branch',
    words: copyMessages.create,
    task: 'createCopy',
    needs: ['iterate_checkout'],
  },
  {
    id: 'viewCopy',
    group: 'copies',
    icon: 'branch',
    words: copyMessages.view,
    to: (page) => page.copy?.path ?? page.path,
    needs: [],
    when: ({ page }) => page.copy !== undefined,
  },
  {
    id: 'viewOriginal',
    group: 'copies',
    icon: 'eye',
    words: copyMessages.viewOriginal,
    to: (page) => page.original?.path ?? page.path,
    needs: [],
    when: ({ page }) => page.original !== undefined,
  },
  {
    id: 'applyCopy',
    group: 'copies',
    icon: 'check',
    words: copyMessages.apply,
    task: 'applyCopy',
    needs: ['iterate_checkin'],
  },
  {
    id: 'removeCopy',
    group: 'copies',
    icon: 'trash',
    words: copyMessages.remove,
    task: 'removeCopy',
    needs: ['iterate_checkout_cancel'],
  },
  {
    id: 'delete',
    group: 'removal',
    icon: 'trash',
    words: messages.delete,
    task: 'delete',
    to: screenOf('delete'),
    needs: ['delete'],
  },
];

/** What is offered of a page; the panel beside it and the palette draw from it. */
export const pageEntries = (offer: PageOffer): readonly PageEntry[] =>
  entries.filter(
    ({ needs, when }) =>
      needs.every((action) => offer.page.may(action)) && (when === undefined || when(offer)),
  );
