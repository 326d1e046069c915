import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ToolIcon } from '../icon/tool-icon';
import { IconButton } from '../widgets/icon-button';
import type { PathStep } from './browse-calls';
import { messages } from './messages';
import type { Browser, BrowserView } from './use-browser';

interface BrowserHeadProps {
  titleId: string;
  browser: Browser;
  steps: readonly PathStep[];
  onClose: () => void;
  /** Stands before the search. */
  children: ReactNode;
}

const views = [
  { view: 'icons', icon: 'grid', name: messages.icons },
  { view: 'list', icon: 'list', name: messages.list },
] as const satisfies readonly { view: BrowserView; icon: string; name: object }[];

/** For which field something is chosen, where one is, the search, and how entries are shown. */
export function BrowserHead({ titleId, browser, steps, onClose, children }: BrowserHeadProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const { asked, path, typed, view, type, show, enter, leave } = browser;
  const home = intl.formatMessage(messages.home);
  const here = steps.at(-1)?.title ?? home;
  return (
    <header className="tool-browser__head">
      <h2 id={titleId} className="tool-browser__title">
        {asked.title}
      </h2>
      <nav className="tool-browser__path" aria-label={intl.formatMessage(messages.path)}>
        <IconButton
          icon="arrow-up"
          name={intl.formatMessage(messages.back)}
          isDisabled={path === ''}
          onClick={leave}
        />
        <ol>
          {[{ path: '', title: home }, ...steps].map((step) => (
            <li key={step.path}>
              <button
                type="button"
                aria-current={step.path === path ? 'location' : undefined}
                title={step.title}
                onClick={() => enter(step.path)}
              >
                {step.title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {children}
      <span className="tool-browser__search tool-input">
        <button
          type="button"
          aria-label={intl.formatMessage(messages.search)}
          onClick={() => field.current?.focus()}
        >
          <ToolIcon name="search" size={16} />
        </button>
        <input
          ref={field}
          type="search"
          className="tool-combo__text"
          autoComplete="off"
          aria-label={intl.formatMessage(messages.searchIn, { folder: here })}
          placeholder={intl.formatMessage(messages.searchHere)}
          title={typed === '' ? intl.formatMessage(messages.searchIn, { folder: here }) : undefined}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return;
            // The first Esc clears the search, the next one closes.
            event.preventDefault();
            event.stopPropagation();
            type('');
          }}
        />
      </span>
      <span className="tool-browser__views" role="group" aria-label={intl.formatMessage(messages.views)}>
        {views.map((each) => (
          <button
            key={each.view}
            type="button"
            aria-label={intl.formatMessage(each.name)}
            title={intl.formatMessage(each.name)}
            aria-pressed={view === each.view}
            onClick={() => show(each.view)}
          >
            <ToolIcon name={each.icon} size={16} />
          </button>
        ))}
      </span>
      <span className="tool-browser__close">
        <IconButton icon="close" name={intl.formatMessage(messages.close)} onClick={onClose} />
      </span>
    </header>
  );
}
