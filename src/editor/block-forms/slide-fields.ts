import { defineMessages } from '@/i18n/define-messages';
import { sideChoices } from './choices';
import { fieldMessages } from './messages';

export const slideMessages = defineMessages({
  slides: { id: 'editor.slides.slides' },
  slide: { id: 'editor.slides.slide' },
  button: { id: 'editor.slides.button' },
  hideButton: { id: 'editor.slides.hideButton' },
  flagAlign: { id: 'editor.slides.flagAlign' },
  navTitle: { id: 'editor.slides.navTitle' },
  onPicture: { id: 'editor.slides.onPicture' },
  besidePicture: { id: 'editor.slides.besidePicture' },
  gradient: { id: 'editor.slides.gradient' },
  autoplay: { id: 'editor.slides.autoplay' },
  autoplayEnabled: { id: 'editor.slides.autoplayEnabled' },
  autoplayDelay: { id: 'editor.slides.autoplayDelay' },
  autoplayJump: { id: 'editor.slides.autoplayJump' },
  cards: { id: 'editor.slides.cards' },
  card: { id: 'editor.slides.card' },
  itemsToShow: { id: 'editor.slides.itemsToShow' },
});

/** What every entry is asked for that stands for a content. */
export const entryFields = {
  href: { widget: 'link', mode: 'link', title: fieldMessages.target },
  title: { widget: 'text', title: fieldMessages.title },
  description: { widget: 'textarea', title: fieldMessages.description },
  preview_image: { widget: 'link', mode: 'image', title: fieldMessages.picture },
} as const;

export const headTitleField = { head_title: { widget: 'text', title: fieldMessages.headTitle } } as const;

export const newTabField = { openLinkInNewTab: { widget: 'boolean', title: fieldMessages.newTab } } as const;

export const buttonFields = {
  buttonText: { widget: 'text', title: slideMessages.button },
  hideButton: { widget: 'boolean', title: slideMessages.hideButton },
  flagAlign: { widget: 'choice', title: slideMessages.flagAlign, choices: sideChoices },
} as const;
