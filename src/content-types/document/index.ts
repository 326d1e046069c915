import { defineContentType } from '../definition';
import { plainDocumentShape } from './data';
import { PlainDocument } from './plain-document';

export const plainDocument = defineContentType({ shape: plainDocumentShape, view: PlainDocument });
