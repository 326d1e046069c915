import { Card } from '@/components/card/card';
import { useDates } from '@/i18n/use-dates';
import type { BlockViewProps } from '../definition';
import { useItemLevel, usePictureLoading } from '../page/hooks';
import { teaserCard } from '../teaser-card';
import type { TeaserData } from './data';

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
      align={data.styles.align ?? data.align ?? 'top'}
      {...loading}
    />
  );
}
