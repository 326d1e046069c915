import { defineBlock, type BlockOutline } from '../definition';
import { sliderShape, type SliderData } from './data';
import { messages } from './messages';
import { headingsOf } from './slides-of';
import { SliderView } from './view';

const outline: BlockOutline<SliderData> = { headings: headingsOf, showsPicture: true };

export const slider = defineBlock({
  name: 'slider',
  title: messages.slider,
  group: 'teaser',
  shape: sliderShape,
  view: SliderView,
  outline,
  editor: async () => (await import('./edit')).slider,
});

export const sliderNew = defineBlock({
  name: 'sliderNew',
  title: messages.sliderNew,
  group: 'teaser',
  shape: sliderShape,
  view: SliderView,
  outline,
  editor: async () => (await import('./edit')).sliderNew,
});

export const institutslider = defineBlock({
  name: 'institutslider',
  title: messages.institutslider,
  group: 'teaser',
  shape: sliderShape,
  view: SliderView,
  outline,
  editor: async () => (await import('./edit')).institutslider,
});

export const highlightSlider = defineBlock({
  name: 'highlightSlider',
  title: messages.highlightSlider,
  group: 'teaser',
  restricted: true,
  shape: sliderShape,
  view: SliderView,
  outline,
  editor: async () => (await import('./edit')).highlightSlider,
});
