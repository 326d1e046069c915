import { createElement, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Summary } from '@/api/types/summary';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useMediaQuery } from '@/components/media-query/use-media-query';
import { itemCard } from '../item-card';
import type { LetterGroup } from './letters';
import { messages } from './messages';
import { useInView } from './use-in-view';

interface LetterGroupsProps {
  groups: readonly LetterGroup<Summary>[];
  /** Level of the letters' headings. */
  level: number;
}

/** The letters to choose from, and under each of them what begins with it. */
export function LetterGroups({ groups, level }: LetterGroupsProps) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const isInView = useInView(list);
  const behavior = useMediaQuery('(prefers-reduced-motion: reduce)') ? 'auto' : 'smooth';
  const goTo = (element: HTMLElement | null | undefined) => {
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ behavior, block: 'start' });
  };
  const top = intl.formatMessage(messages.top);
  return (
    <div ref={list} className="block-azlist__list" tabIndex={-1}>
      <nav aria-label={intl.formatMessage(messages.letters)}>
        <ul className="block-azlist__letters">
          {groups.map(({ letter }) => (
            <li key={letter}>
              <button
                type="button"
                className="block-azlist__letter"
                onClick={() => goTo(list.current?.querySelector<HTMLElement>(`[data-letter="${letter}"]`))}
              >
                {letter}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, items }) => (
        <section key={letter} className="block-azlist__group">
          {createElement(
            `h${level}`,
            { className: 'block-azlist__heading', 'data-letter': letter, tabIndex: -1 },
            letter,
          )}
          <ul className="block-azlist__items">
            {items.map((item) => (
              <li key={item['@id']}>
                <UniversalLink to={item}>{itemCard(item).title}</UniversalLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isInView && (
        <button
          type="button"
          className="icon-button block-azlist__top"
          aria-label={top}
          title={top}
          onClick={() => goTo(list.current)}
        >
          <Icon name="chevron-up" size={20} />
        </button>
      )}
    </div>
  );
}
