import { useIntl } from 'react-intl';
import { SectionHead } from '@/components/section-head/section-head';
import { Slider } from '@/components/slider/slider';
import { useAnchors, useItemLevel, usePictureLoading } from '../page/hooks';
import type { SliderData } from './data';
import { messages } from './messages';
import { Highlight } from './highlight';
import { autoplayOf, headingOf, slidesOf } from './slides-of';
import './style.css';

interface SlidesProps {
  id: string;
  data: SliderData;
  position: number;
  /** The stored slide that is being edited. */
  edited?: number | undefined;
}

const classOf = ({ enableGradient, variation }: SliderData): string => {
  if (variation === 'simple') return 'block-slider block-slider--simple';
  return enableGradient === true ? 'block-slider block-slider--overlaid' : 'block-slider';
};

const sizes = {
  default: '(min-width: 1200px) 75rem, 100vw',
  simple: '(min-width: 1200px) 37.5rem, (min-width: 768px) 50vw, 100vw',
} as const;

/** Large pictures with words on them, one at a time. */
export function Slides({ id, data, position, edited }: SlidesProps) {
  const intl = useIntl();
  const [anchor] = useAnchors(id);
  const heading = headingOf(data);
  const level = useItemLevel(id, heading === '' ? undefined : { level: 2 });
  const loading = usePictureLoading(id, position);
  const slides = slidesOf(data);
  if (slides.length === 0) return null;
  const at = slides.findIndex(({ place }) => place === edited);
  return (
    <div className={classOf(data)}>
      <SectionHead title={heading} level={2} id={anchor} />
      <Slider
        label={heading || intl.formatMessage(messages.slides)}
        slides={slides.map(({ card }, index) => ({
          key: card.key,
          name: card.name,
          content: (
            <Highlight
              card={card}
              level={level}
              sizes={sizes[data.variation]}
              {...(index === 0 ? loading : {})}
            />
          ),
        }))}
        autoplay={autoplayOf(data)}
        at={edited === undefined ? undefined : Math.max(0, at)}
      />
    </div>
  );
}
