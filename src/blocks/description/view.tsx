import { usePageText } from '../page/hooks';
import './style.css';

/** The description of the page as its lead. */
export function DescriptionView() {
  const description = usePageText('description');
  return description === '' ? null : (
    <p className="documentDescription lead block-description">{description}</p>
  );
}
