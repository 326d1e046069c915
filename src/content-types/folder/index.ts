import { defineContentType } from '../definition';
import { folderShape } from './data';
import { FolderView } from './folder-view';

export const folder = defineContentType({ shape: folderShape, view: FolderView });
