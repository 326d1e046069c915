/** The views of the rarer types: small, so that they are fetched together with the first of them. */
export { EmbeddedPageView } from './embedded-page/embedded-page-view';
export { EventView } from './event/event-view';
export { FileView } from './file/file-view';
export { FolderView } from './folder/folder-view';
export { ImageView } from './image/image-view';
export { LabelledFieldsView } from './labelled-fields/labelled-fields-view';
export { LinkView } from './link/link-view';
export { NewsItemView } from './news-item/news-item-view';
export { RelatedNews } from './news-item/related-news';
