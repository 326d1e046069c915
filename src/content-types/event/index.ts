import { defineContentType } from '../definition';
import { eventShape } from './data';
import { eventThing } from './event-thing';
import { EventView } from './event-view';

export const event = defineContentType({ shape: eventShape, view: EventView, structuredData: eventThing });
