import { count, flag, record, records, text, type Read } from '@/lib/shape';
import { slideFields } from '../slides';

/** The sliders, whatever they are called: their slides stand in `slides`, those of the older highlights in `hrefList`. */
export const sliderShape = record({
  '@type': text(),
  title: text(),
  headline: text(),
  slides: records(slideFields),
  hrefList: records(slideFields),
  /** A veil between picture and words. */
  enableGradient: flag(),
  autoplayEnabled: flag(),
  /** Milliseconds. */
  autoplayDelay: count(),
  /** Without animation. */
  autoplayJump: flag(),
});
export type SliderData = Read<typeof sliderShape>;
