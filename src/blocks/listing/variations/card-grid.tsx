import { Card } from '@/components/card/card';
import { useDates } from '@/i18n/use-dates';
import { itemCard, itemMark } from '../../item-card';
import type { ListingBodyProps } from '../variation';

interface CardGridProps extends ListingBodyProps {
  columns: 2 | 3 | 4;
}

const sizes = {
  2: '(min-width: 600px) 36.5rem, 100vw',
  3: '(min-width: 992px) 24rem, (min-width: 600px) 50vw, 100vw',
  4: '(min-width: 992px) 18rem, (min-width: 600px) 50vw, 100vw',
} as const;

function CardGrid({ items, level, eagerCount, columns }: CardGridProps) {
  const dates = useDates();
  return (
    <div className={`listing-items listing-items--${columns}`}>
      {items.map((item, index) => {
        const { date, ...card } = itemCard(item);
        return (
          <Card
            key={item['@id']}
            {...card}
            {...itemMark(item)}
            to={item}
            level={level}
            date={date === '' ? '' : dates.date(date)}
            sizes={sizes[columns]}
            eager={index < eagerCount}
          />
        );
      })}
    </div>
  );
}

export function TwoColumnGrid(props: ListingBodyProps) {
  return <CardGrid {...props} columns={2} />;
}

export function ThreeColumnGrid(props: ListingBodyProps) {
  return <CardGrid {...props} columns={3} />;
}

export function FourColumnGrid(props: ListingBodyProps) {
  return <CardGrid {...props} columns={4} />;
}
