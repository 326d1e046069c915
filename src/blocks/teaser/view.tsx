import { FormattedMessage } from 'react-intl';
import { Card } from '@/components/card/card';
import { Icon } from '@/components/icon/icon';
import { useDates } from '@/i18n/use-dates';
import { isRecord, textOf } from '@/lib/text';
import type { BlockViewProps } from '../definition';
import { blockGround } from '../frame/ground';
import { itemLevel } from '../item-level';
import { pictureLoading } from '../picture-loading';
import { teaserCard } from '../teaser-card';
import type { TeaserData } from './data';
import { messages } from './messages';
import './style.css';

/** Stored alignments of the picture; anything else has it above the words. */
const sides = ['left', 'right', 'center'] as const;

function alignOf(data: TeaserData) {
  const stored = textOf(isRecord(data.styles) ? data.styles.align : undefined) || textOf(data.align);
  return sides.find((side) => side === stored) ?? 'top';
}

export function TeaserView({ id, data, content, position }: BlockViewProps<TeaserData>) {
  const dates = useDates();
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
      level={itemLevel(content, id)}
      align={alignOf(data)}
      {...pictureLoading(content, id, position)}
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
