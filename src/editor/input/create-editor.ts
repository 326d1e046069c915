import type { Target } from '../document/insertion-points';
import type { PageDocument } from '../document/page-document';
import type { BlockKey, StoredBlock } from '../document/types';
import type { Losses } from '../rich-text/paste/pasted';
import { createFocusRequests, type FocusRequests } from './focus-requests';
import { createTextRange, type TextRange } from './selection/text-range';

/** What the screen round the page does with it as a whole. */
export interface EditorScreen {
  save: () => void;
  saveAndStay: () => void;
  cancel: () => void;
  isSaving: boolean;
  /** Leads from the page to the settings of what is selected, and back. */
  toggleSettings: () => void;
  /** Shows the fields of the page. */
  showFields: () => void;
  /** Leads to what is to be looked at before the page is published. */
  showChecks: () => void;
  showShortcuts: () => void;
  /** Looks for words on the page, or goes on to the next. */
  find: () => void;
  /** The page translates another, which can be shown beside it. */
  isTranslation: boolean;
  toggleSource: () => void;
  /** Leads to the next block that is not translated, or no longer up to date. */
  goToOpenBlock: () => void;
  /** Says that blocks are up to date with their source. */
  confirmBlocks: (blocks: readonly BlockKey[]) => void;
  /** Takes from the source what the first of some blocks translates. */
  takeBlock: (blocks: readonly BlockKey[]) => void;
  /** Blocks of the page are told to be unsaved since an earlier sitting. */
  hasChanges: boolean;
  /** Leads to the next one of these, or to the one before. */
  goToChange: (step: 1 | -1) => void;
  /** Says which of the blocks that are to come stay away, since a page has one of them and takes no second. */
  notifyOfSingles: (blocks: readonly StoredBlock[]) => void;
  /** Says what was left out of what was pasted. */
  notifyOfLosses: (losses: Losses) => void;
  /** Offers to make a block of what an address leads to, which stands alone in a text. */
  offerBlock: (key: BlockKey, url: string) => void;
  /** Shows what can be done with blocks. */
  showBlockMenu: (blocks: readonly BlockKey[]) => void;
  /** Copies an address that leads visitors to a block. */
  copyLinkTo: (block: BlockKey) => void;
  /** Leads to the notes on the page, and to where one is written on the blocks that are named. */
  showNotes: (blocks?: readonly BlockKey[]) => void;
  /** Shows the patterns, to be put in after a block, or in its place where it is empty or a pattern is sought in it. */
  showPatterns: (at?: BlockKey) => void;
  /** Asks what blocks that are to be kept as a pattern are called. */
  savePattern: (blocks: readonly BlockKey[]) => void;
  /** Uploads files, which become blocks of the page. */
  addFiles: (files: readonly PlacedFile[]) => void;
}

/** A file that is to become a block, and where. */
export interface PlacedFile {
  file: File;
  target: Target;
  /** What it says to those who do not see it, where that is known. */
  alt?: string;
}

/** The page being edited, with all that acts on it: one object as long as the page is open. */
export interface Editor {
  readonly document: PageDocument;
  readonly focus: FocusRequests;
  /** What is selected over several texts. */
  readonly range: TextRange;
  /** Given by the parts of the screen that shows the page. */
  readonly screen: EditorScreen;
}

const noScreen: EditorScreen = {
  save: () => undefined,
  saveAndStay: () => undefined,
  cancel: () => undefined,
  isSaving: false,
  toggleSettings: () => undefined,
  showFields: () => undefined,
  showChecks: () => undefined,
  showShortcuts: () => undefined,
  find: () => undefined,
  isTranslation: false,
  toggleSource: () => undefined,
  goToOpenBlock: () => undefined,
  confirmBlocks: () => undefined,
  takeBlock: () => undefined,
  hasChanges: false,
  goToChange: () => undefined,
  notifyOfSingles: () => undefined,
  notifyOfLosses: () => undefined,
  offerBlock: () => undefined,
  showBlockMenu: () => undefined,
  copyLinkTo: () => undefined,
  showNotes: () => undefined,
  showPatterns: () => undefined,
  savePattern: () => undefined,
  addFiles: () => undefined,
};

export function createEditor(document: PageDocument): Editor {
  const focus = createFocusRequests();
  return { document, focus, range: createTextRange(document, focus), screen: { ...noScreen } };
}
