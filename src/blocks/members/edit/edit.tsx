import { FormattedMessage } from 'react-intl';
import { Preview } from '@/editor/preview/preview';
import { Prompt } from '@/editor/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import type { MembersData } from '../data';
import { groupOf } from '../group-of';
import { MembersView } from '../view';
import { messages } from './messages';

/** The members as they are seen; the group is chosen in the form. */
export function MembersEdit({ id, data, position }: BlockEditProps<MembersData>) {
  if (groupOf(data) === '') return <Prompt words={<FormattedMessage {...messages.prompt} />} />;
  return (
    <Preview>
      <MembersView id={id} data={data} position={position} />
    </Preview>
  );
}
