import { useContext } from 'react';
import { CardMark } from '@/components/card/card';
import { textOf } from '@/lib/text';
import { usePageField } from '../page/hooks';
import { TitleDateContext } from './title-date';
import './style.css';

/** The title of the page, above it the kicker and, where its type shows one, the date. */
export function TitleView() {
  const title = textOf(usePageField('title'));
  const kicker = textOf(usePageField('head_title'));
  const date = useContext(TitleDateContext);
  if (title === '') return null;
  return (
    <div className="block-title">
      <CardMark kicker={kicker} date={date} />
      <h1 className="documentFirstHeading">{title}</h1>
    </div>
  );
}
