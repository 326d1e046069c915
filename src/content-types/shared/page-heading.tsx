import { useContext } from 'react';
import type { AnyContent } from '@/api/types/any-content';
import { TitleDateContext } from '@/blocks/title/title-date';
import { CardMark } from '@/components/card/card';
import { textOf } from '@/lib/text';
import './style.css';

/** Kicker, title and description of a page whose blocks do not say them. */
export function PageHeading({ content }: { content: AnyContent }) {
  const kicker = textOf(content.head_title);
  const date = useContext(TitleDateContext);
  const description = textOf(content.description);
  return (
    <header className="page-heading">
      <CardMark kicker={kicker} date={date} />
      <h1 className="documentFirstHeading">{textOf(content.title)}</h1>
      {description && <p className="documentDescription lead">{description}</p>}
    </header>
  );
}
