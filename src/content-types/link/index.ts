import { defineContentType } from '../definition';
import { linkShape } from './data';
import { LinkView } from './link-view';

export const link = defineContentType({ shape: linkShape, view: LinkView });
