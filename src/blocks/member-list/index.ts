import { defineBlock } from '../definition';
import { memberListShape } from './data';
import { headingsOf } from './members-of';
import { messages } from './messages';
import { MemberListView } from './view';

export const memberList = defineBlock({
  name: 'memberList',
  title: messages.title,
  group: 'listing',
  shape: memberListShape,
  view: MemberListView,
  outline: { headings: headingsOf },
  editor: async () => (await import('./edit')).editor,
});
