import { createElement } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { ContentImage } from '@/components/image/content-image';
import { isDrawing } from '@/components/image/image-source';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { SlideCard } from '../slides';
import { messages } from './messages';

interface HighlightProps {
  card: SlideCard;
  level: number;
  sizes: string;
  priority?: boolean;
  eager?: boolean;
}

/** A picture and the words that stand on it; the title's link covers both. */
export function Highlight({ card, level, sizes, priority = false, eager = false }: HighlightProps) {
  const intl = useIntl();
  return (
    <article className={`block-slider__slide block-slider__slide--${card.side}`}>
      {card.image === undefined ? (
        <div className="block-slider__ground" />
      ) : (
        <ContentImage
          className={`block-slider__picture${isDrawing(card.image) ? ' block-slider__picture--whole' : ''}`}
          source={card.image}
          alt=""
          sizes={sizes}
          ratio="21 / 9"
          priority={priority}
          eager={eager}
        />
      )}
      <div className="block-slider__words">
        {card.kicker === '' ? null : <p className="kicker">{card.kicker}</p>}
        {createElement(
          `h${level}`,
          { className: 'block-slider__title' },
          <UniversalLink to={card.to} openInNewTab={card.openInNewTab} className="block-slider__link">
            {card.title}
          </UniversalLink>,
        )}
        {card.text === '' ? null : <p className="block-slider__text">{card.text}</p>}
        {card.button === undefined ? null : (
          // The title is the link, and its name; these words only show that there is one.
          <p className="arrow-link block-slider__more" aria-hidden="true">
            <span className="arrow-link__text">{card.button || intl.formatMessage(messages.more)}</span>
            <Icon name="arrow-right" size={20} />
          </p>
        )}
      </div>
    </article>
  );
}
