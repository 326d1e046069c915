import { AnchoredHeading } from '@/components/anchored-heading/anchored-heading';
import { isEmpty } from '@/components/slate-value/nodes';
import { SlateNodes } from '@/components/slate-value/slate-value';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { BlockViewProps } from '../definition';
import { itemCard } from '../item-card';
import { useAnchors, usePictureLoading } from '../page/hooks';
import type { HighlightData } from './data';
import { HighlightLayout } from './layout';

/** A picture with words on it that lead somewhere. */
export function HighlightView({ id, data, position }: BlockViewProps<HighlightData>) {
  const [anchor] = useAnchors(id);
  const loading = usePictureLoading(id, position);
  const { title, value, url } = data;
  if (title.trim() === '' && isEmpty(value) && url === '') return null;
  return (
    <HighlightLayout data={data} loading={loading}>
      {title.trim() !== '' && (
        <AnchoredHeading level={2} id={anchor}>
          {title}
        </AnchoredHeading>
      )}
      <SlateNodes nodes={value} />
      <HighlightButton data={data} />
    </HighlightLayout>
  );
}

/** The words of the button; without any, those of its target. */
export function buttonWords({ buttonText, buttonLink }: HighlightData): string {
  const target: unknown = Array.isArray(buttonLink) ? buttonLink[0] : buttonLink;
  return buttonText.trim() || itemCard(target).title;
}

/** The button, where an editor wants one that leads somewhere. */
export function HighlightButton({ data }: { data: HighlightData }) {
  const { button, buttonLink } = data;
  if (button !== true || !hasLink(buttonLink)) return null;
  const words = buttonWords(data);
  return words === '' ? null : (
    <p>
      <UniversalLink className="button" to={buttonLink}>
        {words}
      </UniversalLink>
    </p>
  );
}
