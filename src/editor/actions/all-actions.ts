import type { Action } from './action';
import { blockActions } from './block-actions';
import { clipboardActions } from './clipboard-actions';
import { draftActions } from './draft-actions';
import { pageActions } from './page-actions';
import { translationActions } from './translation-actions';

/** Everything that an editor can do with the page and its blocks; the first whose keys fit is meant. */
export const allActions: readonly Action[] = [
  ...pageActions,
  ...blockActions,
  ...clipboardActions,
  ...translationActions,
  ...draftActions,
];
