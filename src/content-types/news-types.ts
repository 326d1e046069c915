/** News, whose pages name people. */
export { newsItem } from './news-item';
export { readView } from './read-view';
