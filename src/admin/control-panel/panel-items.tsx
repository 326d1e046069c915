import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PanelItem } from '@/api/control-panels';
import { useFocusOnMore } from '@/components/focus-on-more/use-focus-on-more';
import { PageLink } from '@/components/universal-link/page-link';
import { messages } from './messages';

/** Lines of an entry that are shown at a time: a report may name ten thousand pages. */
const step = 100;

/** The entries of a panel that has nothing to set; where their lines name pages they are links. */
export function PanelItems({ items }: { items: readonly PanelItem[] }) {
  return items.map(({ title, description }) => (
    <section key={title} className="panel-item">
      <h2 className="panel-screen__title">{title}</h2>
      <Lines lines={description.split('\n').filter((line) => line.trim() !== '')} />
    </section>
  ));
}

function Lines({ lines }: { lines: readonly string[] }) {
  const [limit, setLimit] = useState(step);
  const place = useRef<HTMLUListElement>(null);
  const shown = lines.slice(0, limit);
  const keepFocus = useFocusOnMore(place, 'li', shown.length);
  const showMore = () => {
    keepFocus();
    setLimit(limit + step);
  };
  return (
    <>
      <ul ref={place} className="panel-item__lines">
        {shown.map((line, index) => (
          <li key={index} tabIndex={-1}>
            <Line text={line} />
          </li>
        ))}
      </ul>
      {lines.length > limit && (
        <button type="button" className="admin-button" onClick={showMore}>
          <FormattedMessage {...messages.moreLines} values={{ count: lines.length - limit }} />
        </button>
      )}
    </>
  );
}

/** The first path of a line leads to its page; what a link of that page leads to stays text. */
function Line({ text }: { text: string }) {
  const words = text.split(' ');
  const place = words.findIndex((word) => /^\/(?!\/)/.test(word));
  const path = words[place];
  if (path === undefined) return text;
  const after = words.slice(place + 1).join(' ');
  return (
    <>
      {words.slice(0, place).join(' ')} <PageLink to={path}>{path}</PageLink> {after}
    </>
  );
}
