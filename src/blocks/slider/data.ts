import { count, flag, oneOf, record, records, text, type Read } from '@/lib/shape';
import { slideFields } from '../slides';

/** The sliders, whatever they are called: their slides stand in `slides`, those of the older highlights in `hrefList`. */
export const sliderShape = record({
  '@type': text(),
  /** Simple: the words stand beside their picture, not on it. */
  variation: oneOf(['default', 'simple'], 'default'),
  title: text(),
  headline: text(),
  slides: records(slideFields),
  hrefList: records(slideFields),
  /** An overlay between picture and words. */
  enableGradient: flag(),
  autoplayEnabled: flag(),
  /** Milliseconds. */
  autoplayDelay: count(),
  /** Without animation. */
  autoplayJump: flag(),
});
export type SliderData = Read<typeof sliderShape>;
