import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { UntilFound } from '../until-found/until-found';
import './style.css';

interface Tab {
  id: string;
  title: string;
  content: ReactNode;
}

interface TabsProps {
  tabs: readonly Tab[];
  /** Names the row of tabs to those who do not see what stands above it. */
  label: string;
}

/** The tab that a key leads to from one, round the ends of the row. */
function tabAt(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Things of which one is seen at a time, chosen by its title; at the beginning the first one. */
export function Tabs({ tabs, label }: TabsProps) {
  const ids = useId();
  const row = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<string>();
  const active = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const press = (event: KeyboardEvent) => {
    const to = tabAt(event.key, active, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    choose(tabs[to]?.id);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div className="tabs">
      <div ref={row} className="tabs__row" role="tablist" aria-label={label}>
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${ids}-tab-${id}`}
            className="tabs__tab"
            aria-selected={index === active}
            aria-controls={`${ids}-panel-${id}`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={press}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }, index) => (
        <UntilFound
          key={id}
          role="tabpanel"
          id={`${ids}-panel-${id}`}
          className="tabs__panel"
          aria-labelledby={`${ids}-tab-${id}`}
          {...(index === active && { tabIndex: 0 })}
          isHidden={index !== active}
          onFound={() => choose(id)}
          data-title={title}
        >
          {content}
        </UntilFound>
      ))}
    </div>
  );
}
