import { defineContentType } from '../definition';
import { eventShape } from './data';
import { EventView } from './event-view';

export const event = defineContentType({ shape: eventShape, view: EventView });
