import { useContext } from 'react';
import { CardMark } from '@/components/card/card-mark';
import { usePageText } from '../page/hooks';
import { TitleDateContext } from './title-date';
import './style.css';

/** The title of the page, above it the kicker and, where its type shows one, the date. */
export function TitleView() {
  const title = usePageText('title');
  const kicker = usePageText('head_title');
  const date = useContext(TitleDateContext);
  if (title === '') return null;
  return (
    <div className="block-title">
      <CardMark kicker={kicker} date={date} />
      <h1 className="documentFirstHeading">{title}</h1>
    </div>
  );
}
