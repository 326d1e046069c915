import { defineContentType } from '../definition';
import { AwardView } from './award-view';
import { awardShape } from './data';

export const award = defineContentType({ shape: awardShape, view: AwardView });
