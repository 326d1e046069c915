import { TeaserInPlace } from '@/editor/block-forms/teaser-in-place';
import type { BlockEditProps } from '../../definition';
import type { TeaserData } from '../data';
import { TeaserView } from '../view';

export function TeaserEdit({ id, data, position, onChange }: BlockEditProps<TeaserData>) {
  return (
    <TeaserInPlace data={data} onChange={onChange}>
      <TeaserView id={id} data={data} position={position} />
    </TeaserInPlace>
  );
}
