import { textOf } from '@/lib/text';
import type { BlockViewProps } from '../definition';
import type { DescriptionData } from './data';
import './style.css';

/** The description of the page as its lead. */
export function DescriptionView({ content }: BlockViewProps<DescriptionData>) {
  const description = textOf(content.description);
  return description === '' ? null : (
    <p className="documentDescription lead block-description">{description}</p>
  );
}
