import { FormattedMessage } from 'react-intl';
import { Card } from '@/components/card/card';
import { Icon } from '@/components/icon/icon';
import { useDates } from '@/i18n/use-dates';
import type { BlockViewProps } from '../definition';
import { blockGround } from '../frame/ground';
import { useItemLevel, usePictureLoading } from '../page/hooks';
import { teaserCard } from '../teaser-card';
import { side, type TeaserData } from './data';
import { messages } from './messages';
import './style.css';

export function TeaserView({ id, data, position }: BlockViewProps<TeaserData>) {
  const dates = useDates();
  const level = useItemLevel(id);
  const loading = usePictureLoading(id, position);
  const card = teaserCard(data);
  if (card === undefined) return null;
  return (
    <Card
      to={card.to}
      openInNewTab={card.openInNewTab}
      title={card.title}
      kicker={card.kicker}
      date={card.date === '' ? '' : dates.date(card.date)}
      text={card.text}
      image={card.image}
      level={level}
      align={side.read(data.styles['align']) ?? data.align ?? 'top'}
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
