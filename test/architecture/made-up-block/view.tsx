import type { BlockViewProps } from '@/blocks/definition';
import { useAnchors } from '@/blocks/page/hooks';
import type { MadeUpData } from './data';

export function MadeUpView({ id, data }: BlockViewProps<MadeUpData>) {
  const [anchor] = useAnchors(id);
  return (
    <section className={`made-up--${data.side}`}>
      <h2 id={anchor}>{data.headline}</h2>
      <p>{data.words}</p>
    </section>
  );
}
