import { flag, record, text, type Read, type Shape } from '@/lib/shape';
import { isRecord } from '@/lib/text';

/** The styles that Volto's form stores, in whatever depth. */
const styles: Shape<Readonly<Record<string, unknown>>> = {
  read: (stored) => (isRecord(stored) ? stored : {}),
};

/** What of a block names its ground, also for the shapes of blocks whose views ask for it. */
export const groundFields = {
  bg_color: text(),
  theme: text(),
  styles,
  useFullBackgroundContainer: flag(),
};

/** What every stored block may carry beside its own data. */
export const frameShape = record({
  ...groundFields,
  '@type': text(),
  useLargeContainer: flag(),
});
export type FrameData = Read<typeof frameShape>;
export type GroundData = Pick<FrameData, keyof typeof groundFields>;
