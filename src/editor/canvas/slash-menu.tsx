import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { footHeight } from '@/tool/popover/narrow-window';
import { usePlaced } from '@/tool/popover/use-placed';
import { foundBlocks, type OfferedBlock } from '../block-picker/offered-block';
import { OfferedRow } from '../block-picker/offered-row';
import { useAllBlocks } from '../document/all-blocks';
import { messages } from '../messages';
import './slash-menu.css';

interface SlashMenuProps {
  offered: () => readonly OfferedBlock[];
  query: string;
  active: number;
  onChoose: (block: OfferedBlock) => void;
}

const gap = 8;
/** The bar above the page stands over it. */
const barHeight = 48;

/** The blocks that an empty text can become, while their names are typed in it. */
export function SlashMenu({ offered, query, active, onChoose }: SlashMenuProps) {
  const intl = useIntl();
  const id = useId();
  useAllBlocks(true);
  const all = offered();
  const rows = foundBlocks(all, query);
  const chosen = rows[Math.min(active, rows.length - 1)];
  const menu = useRef<HTMLDivElement>(null);
  usePlaced(menu, () => ({
    // At the end of a page it opens above, so that nothing moves; only where it fits nowhere the page scrolls.
    placement: 'bottom-start',
    isSideKept: true,
    strategy: 'absolute',
    offset: gap,
    padding: { top: barHeight + gap, right: gap, bottom: gap + footHeight(), left: gap },
    onPlaced: ({ isFirst }) => {
      if (isFirst) menu.current?.scrollIntoView({ block: 'nearest' });
    },
  }));
  useEffect(() => {
    if (chosen)
      document.getElementById(`${id}-${chosen.definition.name}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  return (
    <div ref={menu} className="tool-slash power-user-menu" contentEditable={false}>
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
        <FormattedMessage {...messages.slashCount} values={{ found: rows.length, all: all.length }} />
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
