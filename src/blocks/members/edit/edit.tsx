import { FormattedMessage } from 'react-intl';
import { Preview } from '@/editor/block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import type { MembersData } from '../data';
import { membersAskedFor } from '../members-asked-for';
import { MembersView } from '../view';
import { messages } from './messages';

/** The members as they are seen; their units are chosen in the form. */
export function MembersEdit({ id, data, position }: BlockEditProps<MembersData>) {
  if (membersAskedFor(data) === undefined)
    return <Prompt words={<FormattedMessage {...messages.prompt} />} />;
  return (
    <Preview>
      <MembersView id={id} data={data} position={position} />
    </Preview>
  );
}
