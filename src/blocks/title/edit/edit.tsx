import { useContext } from 'react';
import { CardMark } from '@/components/card/card-mark';
import { useField } from '@/editor/document/hooks';
import { PageLine } from '@/editor/canvas/page-line';
import { text } from '@/lib/shape';
import { TitleDateContext } from '../title-date';
import { messages } from './messages';
import '../style.css';

const words = text();

/** The title of the page, edited where it stands; the kicker above it is a field of the page's form. */
export function TitleEdit() {
  const kicker = words.read(useField('head_title'));
  const date = useContext(TitleDateContext);
  return (
    <div className="block-title">
      <CardMark kicker={kicker} date={date} />
      <h1 className="documentFirstHeading">
        <PageLine name="title" {...messages} />
      </h1>
    </div>
  );
}
