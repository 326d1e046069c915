import type { BlockViewProps } from '../definition';
import type { SliderData } from './data';
import { Slides } from './slides';

export function SliderView({ id, data, position }: BlockViewProps<SliderData>) {
  return <Slides id={id} data={data} position={position} />;
}
