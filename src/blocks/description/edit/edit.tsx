import { PageLine } from '@/editor/canvas/page-line';
import { messages } from './messages';
import '../style.css';

/** The description of the page, edited where it stands. */
export function DescriptionEdit() {
  return (
    <p className="documentDescription lead block-description">
      <PageLine name="description" {...messages} />
    </p>
  );
}
