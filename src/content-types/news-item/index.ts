import { defineContentType } from '../definition';
import { newsItemShape } from './data';
import { NewsItemView } from './news-item-view';
import { RelatedNews } from './related-news';

export const newsItem = defineContentType({ shape: newsItemShape, view: NewsItemView, after: RelatedNews });
