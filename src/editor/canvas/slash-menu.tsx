import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OfferedBlock } from '../block-picker/offered-block';
import { OfferedRow } from '../block-picker/offered-row';
import { messages } from '../messages';
import './slash-menu.css';

interface SlashMenuProps {
  rows: readonly OfferedBlock[];
  /** How many there are besides what was typed. */
  count: number;
  query: string;
  active: number;
  onChoose: (block: OfferedBlock) => void;
}

const gap = 8;
/** The bar above the page stands over it, and in narrow windows one below. */
const barHeight = 48;
const footHeight = (): number => (window.matchMedia('(max-width: 991px)').matches ? 66 + 48 : 0);

const fitsBelow = (menu: HTMLElement): boolean =>
  menu.getBoundingClientRect().bottom + gap <= window.innerHeight - footHeight();

function fitsAbove(menu: HTMLElement): boolean {
  const top = menu.parentElement?.getBoundingClientRect().top ?? 0;
  return top - gap - menu.offsetHeight >= barHeight + gap;
}

/** The blocks that an empty text can become, while their names are typed in it. */
export function SlashMenu({ rows, count, query, active, onChoose }: SlashMenuProps) {
  const intl = useIntl();
  const id = useId();
  const chosen = rows[Math.min(active, rows.length - 1)];
  const menu = useRef<HTMLDivElement>(null);
  const [isAbove, setAbove] = useState(false);
  useLayoutEffect(() => {
    // At the end of a page it opens above, so that nothing moves; only where it fits nowhere the page scrolls.
    if (!menu.current || fitsBelow(menu.current)) return;
    if (fitsAbove(menu.current)) setAbove(true);
    else menu.current.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (chosen)
      document.getElementById(`${id}-${chosen.definition.name}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  return (
    <div
      ref={menu}
      className={`tool-slash power-user-menu${isAbove ? ' tool-slash--above' : ''}`}
      contentEditable={false}
    >
      <div
        role="listbox"
        aria-label={intl.formatMessage(messages.slashMenu)}
        className="tool-slash__rows"
        // It scrolls.
        tabIndex={0}
        // The caret stays in the text.
        onMouseDown={(event) => event.preventDefault()}
      >
        {rows.map((row) => (
          <OfferedRow
            key={row.definition.name}
            block={row}
            id={`${id}-${row.definition.name}`}
            isChosen={row === chosen}
            className="tool-slash__row item"
            query={query}
            onChoose={() => onChoose(row)}
          />
        ))}
      </div>
      <p className="tool-slash__foot" aria-hidden="true">
        <FormattedMessage {...messages.slashCount} values={{ found: rows.length, all: count }} />
        <span>
          <kbd>
            <FormattedMessage {...messages.escape} />
          </kbd>{' '}
          <FormattedMessage {...messages.slashClose} />
        </span>
      </p>
      <p className="visually-hidden" role="status">
        {chosen ? chosen.title : <FormattedMessage {...messages.slashNothing} />}
      </p>
    </div>
  );
}
