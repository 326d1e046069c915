import { useContext } from 'react';
import { CardMark } from '@/components/card/card';
import { textOf } from '@/lib/text';
import type { BlockViewProps } from '../definition';
import type { TitleData } from './data';
import { TitleDateContext } from './title-date';
import './style.css';

/** The title of the page, above it the kicker and, where its type shows one, the date. */
export function TitleView({ content }: BlockViewProps<TitleData>) {
  const title = textOf(content.title);
  const kicker = textOf(content.head_title);
  const date = useContext(TitleDateContext);
  if (title === '') return null;
  return (
    <div className="block-title">
      <CardMark kicker={kicker} date={date} />
      <h1 className="documentFirstHeading">{title}</h1>
    </div>
  );
}
