import { useIntl } from 'react-intl';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { BlockViewProps } from '../definition';
import { useOutline } from '../page/hooks';
import type { Outline } from '../page/outline';
import type { TocData } from './data';
import { listedHeadings, nestedEntries, type TocEntry } from './entries';
import { messages } from './messages';
import './style.css';

export const headingsIn = ({ headings }: Outline) => headings;

/** Links to the headings of the page: nested as they are, or in a row. */
export function TocView({ data }: BlockViewProps<TocData>) {
  const intl = useIntl();
  const headings = listedHeadings(useOutline(headingsIn), data);
  if (headings.length === 0) return null;
  const isRow = data.variation === 'horizontalMenu';
  const entries = isRow ? headings.map((heading) => ({ ...heading, children: [] })) : nestedEntries(headings);
  const title = data.title.trim();
  const classes = [
    'block-toc',
    isRow && 'block-toc--row',
    isRow && data.sticky === true && 'block-toc--sticky',
  ];
  return (
    <nav
      className={classes.filter(Boolean).join(' ')}
      aria-label={title || intl.formatMessage(messages.contents)}
    >
      {title !== '' && data.hide_title !== true && (
        <p className="block-toc__title" aria-hidden="true">
          {title}
        </p>
      )}
      <Entries entries={entries} isOrdered={data.ordered === true} />
    </nav>
  );
}

function Entries({ entries, isOrdered }: { entries: readonly TocEntry[]; isOrdered: boolean }) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className="block-toc__list">
      {entries.map(({ anchor, text, children }) => (
        <li key={anchor}>
          <UniversalLink to={`#${anchor}`}>{text}</UniversalLink>
          {children.length > 0 && <Entries entries={children} isOrdered={isOrdered} />}
        </li>
      ))}
    </List>
  );
}
