import { defineBlock, type BlockViewProps } from '../definition';
import { teaserShape, type TeaserData } from './data';
import { messages } from './messages';
import './transparent.css';
import { TeaserView } from './view';

/** A teaser whose words stand on its picture, which shines through behind them. */
function TransparentTeaserView({ id, data, position }: BlockViewProps<TeaserData>) {
  return (
    <div className="block-teaser-transparent on-dark">
      <TeaserView id={id} data={data} position={position} />
    </div>
  );
}

export const teaserTransparent = defineBlock({
  name: 'teaserTransparent',
  title: messages.transparent,
  group: 'teaser',
  restricted: true,
  shape: teaserShape,
  view: TransparentTeaserView,
  outline: { showsPicture: true },
  editor: async () => (await import('./edit')).editor,
});
