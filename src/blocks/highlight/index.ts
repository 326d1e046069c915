import { defineBlock } from '../definition';
import { bannerShape } from './banner-data';
import { BannerView } from './banner-view';
import { highlightShape } from './data';
import { messages } from './messages';
import { HighlightView } from './view';

export const highlight = defineBlock({
  name: 'highlight',
  title: messages.title,
  group: 'teaser',
  shape: highlightShape,
  view: HighlightView,
  outline: {
    headings: ({ title }) => (title.trim() === '' ? [] : [{ level: 2, text: title }]),
    showsPicture: true,
  },
  editor: async () => (await import('./edit')).editor,
});

export const banner = defineBlock({
  name: 'banner',
  title: messages.banner,
  group: 'teaser',
  shape: bannerShape,
  view: BannerView,
  outline: {
    headings: ({ title }) => (title.trim() === '' ? [] : [{ level: 2, text: title }]),
    showsPicture: true,
  },
  editor: async () => (await import('./edit/banner')).bannerEditor,
});
