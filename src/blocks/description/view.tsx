import { textOf } from '@/lib/text';
import { usePageField } from '../page/hooks';
import './style.css';

/** The description of the page as its lead. */
export function DescriptionView() {
  const description = textOf(usePageField('description'));
  return description === '' ? null : (
    <p className="documentDescription lead block-description">{description}</p>
  );
}
