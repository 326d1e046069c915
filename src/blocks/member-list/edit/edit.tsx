import { Preview } from '@/editor/block-forms/preview';
import { TargetPrompt } from '@/tool/prompts/target-prompt';
import { newId } from '@/editor/document/new-id';
import type { BlockEditProps } from '../../definition';
import type { MemberListData } from '../data';
import { membersOf } from '../members-of';
import { MemberListView } from '../view';

/** The members as they are seen; without any it asks for the first. */
export function MemberListEdit({ id, data, position, onChange }: BlockEditProps<MemberListData>) {
  if (membersOf(data).length === 0)
    return (
      <TargetPrompt
        selectableTypes={['Member']}
        onTarget={(target) =>
          onChange({ columns: [{ id: newId(), href: [target] }] as MemberListData['columns'] })
        }
      />
    );
  return (
    <Preview>
      <MemberListView id={id} data={data} position={position} />
    </Preview>
  );
}
