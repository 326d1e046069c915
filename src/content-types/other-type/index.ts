import { defineContentType } from '../definition';
import { otherTypeShape } from './data';
import { OtherTypeView } from './other-type-view';

export const otherType = defineContentType({ shape: otherTypeShape, view: OtherTypeView });
