import type { Pixels } from './scales';

/** More than cameras have; decoded, so many take 400 MB. Of larger pictures there are no scales. */
export const mostPixels = 100_000_000;

export const isTooLarge = ({ width, height }: Pixels): boolean => width * height > mostPixels;
