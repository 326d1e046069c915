import { defineContentType } from '../definition';
import { publicationShape, shelfShape } from './data';
import { PublicationView } from './publication-view';
import { ShelfView } from './shelf-view';

export const cartItem = defineContentType({ shape: publicationShape, view: PublicationView });
export const cart = defineContentType({ shape: shelfShape, view: ShelfView });
