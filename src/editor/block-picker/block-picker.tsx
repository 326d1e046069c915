import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { groupMessages, messages } from './messages';
import { rememberUse } from './most-used';
import type { OfferedBlock } from './offered-block';
import { OfferedRow } from './offered-row';
import { PickerGroups } from './picker-groups';
import { PickerKeys } from './picker-keys';
import { partsOf, type PickerPart } from './picker-parts';
import './style.css';

interface BlockPickerProps {
  offered: readonly OfferedBlock[];
  onChoose: (definition: OfferedBlock['definition']) => void;
  onClose: () => void;
}

/** The blocks that can be put in, by groups; typing looks for one among them. */
export function BlockPicker({ offered, onChoose, onClose }: BlockPickerProps) {
  const intl = useIntl();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Whoever closes it by a key goes on where it was opened.
  const [opener] = useState(() => document.activeElement);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const parts = partsOf(offered, query);
  const rows = parts.flatMap(({ name, blocks }) =>
    blocks.map((block) => ({ part: name, block, id: `${id}-${name}-${block.definition.name}` })),
  );
  const chosen = rows[Math.min(active, rows.length - 1)];

  useEffect(() => {
    const leave = (event: PointerEvent) => {
      if (!panel.current?.contains(event.target as Node)) onClose();
    };
    window.addEventListener('pointerdown', leave);
    return () => window.removeEventListener('pointerdown', leave);
  }, [onClose]);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (chosen) document.getElementById(chosen.id)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const choose = ({ definition }: OfferedBlock) => {
    rememberUse(definition.name);
    onChoose(definition);
  };
  const scrollToPart = ({ name }: PickerPart) => {
    setActive(rows.findIndex(({ part }) => part === name));
    const heading = document.getElementById(`${id}-${name}`);
    if (heading) list.current?.scrollTo({ top: heading.offsetTop });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined)
      setActive((rows.length + Math.min(active, rows.length - 1) + step) % (rows.length || 1));
    else if (event.key === 'Enter' && chosen) choose(chosen.block);
    else if (event.key === 'Escape') {
      onClose();
      if (opener instanceof HTMLElement) opener.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <div
      ref={panel}
      className="tool-picker blocks-chooser"
      onKeyDown={handleKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !panel.current?.contains(relatedTarget)) onClose();
      }}
    >
      <input
        className="tool-picker__search"
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen?.id}
        aria-label={intl.formatMessage(messages.search)}
        placeholder={intl.formatMessage(messages.search)}
        value={query}
        autoFocus
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
        }}
      />
      <div className="tool-picker__body">
        {query.trim() === '' && <PickerGroups parts={parts} present={chosen?.part} onSelect={scrollToPart} />}
        <div
          ref={list}
          id={`${id}-list`}
          className="tool-picker__list"
          role="listbox"
          aria-label={intl.formatMessage(messages.blocks)}
          // The search keeps the focus: the block around would take it, and close the picker before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {parts.map(({ name, blocks }) => (
            <div
              key={name}
              role="group"
              aria-labelledby={`${id}-${name}`}
              className={`tool-picker__part ${name}`}
            >
              <p id={`${id}-${name}`} className="tool-picker__heading title">
                <FormattedMessage {...groupMessages[name]} />
              </p>
              <div className="tool-picker__rows">
                {blocks.map((block) => {
                  const rowId = `${id}-${name}-${block.definition.name}`;
                  return (
                    <OfferedRow
                      key={rowId}
                      block={block}
                      id={rowId}
                      isChosen={rowId === chosen?.id}
                      className="tool-picker__row button"
                      query={query}
                      onChoose={() => choose(block)}
                    />
                  );
                })}
              </div>
            </div>
          ))}
        </div>
      </div>
      {rows.length === 0 && (
        <p className="tool-picker__nothing" role="status">
          <FormattedMessage {...messages.nothing} />
        </p>
      )}
      <PickerKeys />
    </div>
  );
}
