import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  carousel: { id: 'component.slider.carousel' },
  slide: { id: 'component.slider.slide' },
  position: { id: 'component.slider.position' },
  goTo: { id: 'component.slider.goTo' },
  slides: { id: 'component.slider.slides' },
  previous: { id: 'component.slider.previous' },
  next: { id: 'component.slider.next' },
  pause: { id: 'component.slider.pause' },
  play: { id: 'component.slider.play' },
});
