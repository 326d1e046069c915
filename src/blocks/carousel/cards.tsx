import { useIntl } from 'react-intl';
import { Card } from '@/components/card/card';
import { useMediaQuery } from '@/components/media-query/use-media-query';
import { SectionHead } from '@/components/section-head/section-head';
import { Slider } from '@/components/slider/slider';
import { useDates } from '@/i18n/use-dates';
import { levelOfTag } from '../headline';
import { useAnchors, useItemLevel, usePictureLoading } from '../page/hooks';
import { cardsOf, itemsToShow } from './cards-of';
import type { CarouselData } from './data';
import { messages } from './messages';
import './style.css';

interface CardsProps {
  id: string;
  data: CarouselData;
  position: number;
  /** The stored card that is being edited. */
  edited?: number | undefined;
}

/** Cards in a row, of which some are seen at a time. */
export function Cards({ id, data, position, edited }: CardsProps) {
  const intl = useIntl();
  const dates = useDates();
  const isNarrow = useMediaQuery('(max-width: 519.98px)');
  const [anchor] = useAnchors(id);
  const head = { title: data.headline, level: levelOfTag(data.headlineTag) };
  const level = useItemLevel(id, head.title === '' ? undefined : head);
  const { eager } = usePictureLoading(id, position);
  const cards = cardsOf(data);
  if (cards.length === 0) return null;
  const perView = isNarrow ? 1 : itemsToShow(data.items_to_show);
  const at = cards.findIndex(({ place }) => place === edited);
  return (
    <div className="block-carousel">
      <SectionHead {...head} id={anchor} />
      <Slider
        label={head.title || intl.formatMessage(messages.cards)}
        perView={perView}
        isEndless={false}
        at={edited === undefined ? undefined : Math.max(0, at)}
        slides={cards.map(({ card, place }, index) => ({
          key: `${card.key} ${place}`,
          name: card.name,
          content: (
            <Card
              to={card.to}
              openInNewTab={card.openInNewTab}
              title={card.title}
              kicker={card.kicker}
              date={card.date === '' ? '' : dates.date(card.date)}
              text={card.text}
              image={card.image}
              level={level}
              ratio="4 / 3"
              eager={eager && index < perView}
            />
          ),
        }))}
      />
    </div>
  );
}
