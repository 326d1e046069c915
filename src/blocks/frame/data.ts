import { flag, oneOf, record, text, type Read, type Shape } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';

/** The styles that Volto's form stores, in whatever depth. */
export const styles: Shape<Readonly<Record<string, unknown>>> = {
  read: (stored) => (isRecord(stored) ? stored : {}),
};

/** A colour by its name; themes of Volto may come as the custom properties that they stand for. */
export const colour: Shape<string> = {
  read: (stored) =>
    textOf(isRecord(stored) ? (stored['--theme-color'] ?? stored['--background-color']) : stored),
};

/** What of a block names its ground, also for the shapes of blocks whose views ask for it. */
export const groundFields = {
  bg_color: text(),
  theme: colour,
  styles,
  useFullBackgroundContainer: flag(),
};

/** What every stored block may carry beside its own data. */
export const frameShape = record({
  ...groundFields,
  '@type': text(),
  useLargeContainer: flag(),
  /** Where pictures, videos and maps stand; other blocks mean something of their own by these. */
  align: oneOf(['full', 'wide', 'left', 'right', 'center']),
  size: oneOf(['l', 'm', 's']),
});
export type FrameData = Read<typeof frameShape>;
export type GroundData = Pick<FrameData, keyof typeof groundFields>;
