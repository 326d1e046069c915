import { defineContentType } from '../definition';
import { memberShape } from './data';
import { memberThing } from './member-thing';
import { MemberView } from './member-view';

export const member = defineContentType({
  shape: memberShape,
  view: MemberView,
  structuredData: memberThing,
});
