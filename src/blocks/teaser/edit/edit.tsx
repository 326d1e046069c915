import type { ComponentType } from 'react';
import { TeaserInPlace } from '@/editor/block-forms/teaser-in-place';
import type { BlockEditProps, BlockViewProps } from '../../definition';
import type { TeaserData } from '../data';
import { TransparentTeaserView } from '../transparent-view';
import { TeaserView } from '../view';

/** A teaser as it is seen. */
const editOf = (View: ComponentType<BlockViewProps<TeaserData>>) =>
  function TeaserEdit({ id, data, position, onChange }: BlockEditProps<TeaserData>) {
    return (
      <TeaserInPlace data={data} onChange={onChange}>
        <View id={id} data={data} position={position} />
      </TeaserInPlace>
    );
  };

export const TeaserEdit = editOf(TeaserView);
export const TransparentTeaserEdit = editOf(TransparentTeaserView);
