import { Card } from '@/components/card/card';
import { useDates } from '@/i18n/use-dates';
import { isRecord, textOf } from '@/lib/text';
import type { BlockViewProps } from '../definition';
import { itemLevel } from '../item-level';
import { pictureLoading } from '../picture-loading';
import { teaserCard } from '../teaser-card';
import type { TeaserData } from './data';

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
    />
  );
}
