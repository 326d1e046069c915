import { Card } from '@/components/card/card';
import { useDates } from '@/i18n/use-dates';
import { isRecord, textOf } from '@/lib/text';
import type { BlockViewProps } from '../definition';
import { useItemLevel, usePictureLoading } from '../page/hooks';
import { teaserCard } from '../teaser-card';
import type { TeaserData } from './data';

/** Stored alignments of the picture; anything else has it above the words. */
const sides = ['left', 'right', 'center'] as const;

function alignOf(data: TeaserData) {
  const stored = textOf(isRecord(data.styles) ? data.styles.align : undefined) || textOf(data.align);
  return sides.find((side) => side === stored) ?? 'top';
}

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
      align={alignOf(data)}
      {...loading}
    />
  );
}
