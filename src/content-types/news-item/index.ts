import { defineContentType } from '../definition';
import { newsItemShape } from './data';
import { NewsItemView } from './news-item-view';
import { newsThing } from './news-thing';
import { RelatedNews } from './related-news';

export const newsItem = defineContentType({
  shape: newsItemShape,
  view: NewsItemView,
  after: RelatedNews,
  structuredData: newsThing,
});
