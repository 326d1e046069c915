import { defineContentType } from '../definition';
import { embeddedPageShape } from './data';
import { EmbeddedPageView } from './embedded-page-view';

export const embeddedPage = defineContentType({ shape: embeddedPageShape, view: EmbeddedPageView });
