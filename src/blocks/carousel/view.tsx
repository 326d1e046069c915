import type { BlockViewProps } from '../definition';
import { Cards } from './cards';
import type { CarouselData } from './data';

export function CarouselView({ id, data, position }: BlockViewProps<CarouselData>) {
  return <Cards id={id} data={data} position={position} />;
}
