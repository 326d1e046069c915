import { TeaserInPlace } from '@/editor/block-forms/teaser-in-place';
import type { BlockEditProps } from '../../definition';
import type { TeaserWithLinkData } from '../data';
import { TeaserWithLinkView } from '../view';

export function TeaserWithLinkEdit({ id, data, position, onChange }: BlockEditProps<TeaserWithLinkData>) {
  return (
    <TeaserInPlace data={data} onChange={onChange}>
      <TeaserWithLinkView id={id} data={data} position={position} />
    </TeaserInPlace>
  );
}
