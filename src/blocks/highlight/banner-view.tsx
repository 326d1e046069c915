import { useMemo } from 'react';
import type { BlockViewProps } from '../definition';
import { asHighlight, type BannerData } from './banner-data';
import { HighlightView } from './view';

export function BannerView({ id, data, position }: BlockViewProps<BannerData>) {
  const highlight = useMemo(() => asHighlight(data), [data]);
  return <HighlightView id={id} data={highlight} position={position} />;
}
