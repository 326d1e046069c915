import { defineContentType } from '../definition';
import { imageShape } from './data';
import { ImageView } from './image-view';

export const image = defineContentType({ shape: imageShape, view: ImageView });
