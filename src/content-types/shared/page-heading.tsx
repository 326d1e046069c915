import { useContext } from 'react';
import { TitleDateContext } from '@/blocks/title/title-date';
import { CardMark } from '@/components/card/card-mark';
import type { Heading } from './data';
import './style.css';

/** Kicker, title and description of a page whose blocks do not say them. */
export function PageHeading({ of: { title, description, head_title: kicker } }: { of: Heading }) {
  const date = useContext(TitleDateContext);
  return (
    <header className="page-heading">
      <CardMark kicker={kicker} date={date} />
      <h1 className="documentFirstHeading">{title}</h1>
      {description && <p className="documentDescription lead">{description}</p>}
    </header>
  );
}
