import { defineBlock } from '../definition';
import { membersShape } from './data';
import { headingsOf } from './members-asked-for';
import { messages } from './messages';
import { MembersView } from './view';

export const members = defineBlock({
  name: 'members',
  title: messages.title,
  group: 'listing',
  shape: membersShape,
  view: MembersView,
  outline: { headings: headingsOf },
  editor: async () => (await import('./edit')).editor,
});
