import { defineContentType } from '../definition';
import { fileShape } from './data';
import { FileView } from './file-view';

export const file = defineContentType({ shape: fileShape, view: FileView });
