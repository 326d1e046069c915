import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  slider: { id: 'editor.block.slider' },
  sliderNew: { id: 'editor.block.sliderNew' },
  institutslider: { id: 'editor.block.institutslider' },
  highlightSlider: { id: 'editor.block.highlightSlider' },
  slides: { id: 'block.slider.slides' },
  more: { id: 'block.slider.more' },
});
