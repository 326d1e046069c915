import { defineContentType } from '../definition';
import { documentShape } from './data';
import { DocumentView } from './document-view';

export const document = defineContentType({ shape: documentShape, view: DocumentView });
