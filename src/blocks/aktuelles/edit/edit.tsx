import { withTarget } from '@/editor/block-forms/teaser-form';
import { Preview } from '@/editor/block-forms/preview';
import { TargetPrompt } from '@/tool/prompts/target-prompt';
import type { BlockEditProps } from '../../definition';
import { isEmpty } from '../blocks-in';
import type { AktuellesData } from '../data';
import { AktuellesView } from '../view';

/** Teasers and listing as they are seen; without anything it asks for the first teaser's target. */
export function AktuellesEdit({ id, data, position, onChange }: BlockEditProps<AktuellesData>) {
  if (isEmpty(data))
    return <TargetPrompt onTarget={(target) => onChange(withTarget({ ...data }, [target]))} />;
  return (
    <Preview>
      <AktuellesView id={id} data={data} position={position} />
    </Preview>
  );
}
