import { isEmpty } from '@/components/slate-value/nodes';
import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockSchema } from '../../definition';
import type { IntroductionData } from '../data';
import { messages } from './messages';
import { withLeader } from './with-leader';

/** A text is edited in its place alone; of a group its leader is chosen here. */
export const schema = ({
  value,
}: IntroductionData): BlockSchema<Pick<IntroductionData, 'heading' | 'href'>> =>
  isEmpty(value)
    ? {
        fields: {
          heading: { widget: 'text', title: messages.heading },
          href: {
            widget: 'link',
            mode: 'link',
            title: messages.leader,
            description: messages.leaderHint,
            selectableTypes: ['Member'],
            write: withLeader,
          },
        },
        fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['heading', 'href'] }],
      }
    : { fields: {}, fieldsets: [] };
