import type { PictureWords } from '../picture/context';

const said = new Map<string, PictureWords>();

/** Remembers what somebody has just said of a picture, for the block that takes it. */
export const sayOf = (path: string, words: PictureWords): void => void said.set(path, words);

/** What was said of a picture since the page of the app was opened. */
export const saidOf = (path: string): PictureWords | undefined => said.get(path);
