import type { BlockViewProps } from '../definition';
import type { TeaserData } from './data';
import './transparent.css';
import { TeaserView } from './view';

/** A teaser whose words stand on its picture, which shines through behind them. */
export function TransparentTeaserView({ id, data, position }: BlockViewProps<TeaserData>) {
  return (
    <div className="block-teaser-transparent on-dark">
      <TeaserView id={id} data={data} position={position} />
    </div>
  );
}
