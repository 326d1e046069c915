import { defineContentType } from '../definition';
import { tenderShape } from './data';
import { TenderView } from './tender-view';

export const tender = defineContentType({ shape: tenderShape, view: TenderView });
