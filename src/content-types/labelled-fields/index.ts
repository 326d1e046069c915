import { defineContentType } from '../definition';
import { labelledFieldsShape } from './data';
import { LabelledFieldsView } from './labelled-fields-view';

export const labelledFields = defineContentType({ shape: labelledFieldsShape, view: LabelledFieldsView });
