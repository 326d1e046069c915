import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { Card } from '@/components/card/card';
import { Icon } from '@/components/icon/icon';
import { useDates } from '@/i18n/use-dates';
import type { BlockViewProps } from '../definition';
import { blockGround } from '../frame/ground';
import { useItemLevel, usePictureLoading } from '../page/hooks';
import { besideWords, ColumnsContext, placeWidth } from '../page/place-width';
import { teaserCard } from '../teaser-card';
import { side, type TeaserData } from './data';
import { messages } from './messages';
import './style.css';

export function TeaserView({ id, data, position }: BlockViewProps<TeaserData>) {
  const dates = useDates();
  const level = useItemLevel(id);
  const loading = usePictureLoading(id, position);
  const columns = useContext(ColumnsContext);
  const card = teaserCard(data);
  if (card === undefined) return null;
  const align = side.read(data.styles['align']) ?? data.align ?? 'top';
  // A column of several is too narrow for words beside a picture.
  const isBeside = columns === 1 && (align === 'left' || align === 'right');
  return (
    <Card
      to={card.to}
      openInNewTab={card.openInNewTab}
      title={card.title}
      kicker={card.kicker}
      date={card.date === '' ? '' : dates.date(card.date)}
      text={card.text}
      image={card.image}
      sizes={placeWidth(columns, isBeside ? besideWords : 1)}
      level={level}
      align={align}
      {...loading}
    >
      {blockGround(data) === undefined ? null : (
        // The title is the link, and its name; these words only show that there is one.
        <p className="arrow-link block-teaser__more" aria-hidden="true">
          <span className="arrow-link__text">
            <FormattedMessage {...messages.more} />
          </span>
          <Icon name="arrow-right" size={20} />
        </p>
      )}
    </Card>
  );
}
