import { useIntl } from 'react-intl';
import { usePageSearch } from '@/state/preview';
import { Icon } from '../icon/icon';
import { PageLink } from '../universal-link/page-link';
import { messages } from './messages';
import { pageNumbers } from './page-numbers';
import { searchOfPage } from './page-of';
import './page-links.css';
import type { PaginationProps } from './pagination';

/** Links to the pages of a list that has several. */
export function PageLinks({ page, pages, parameter, label }: PaginationProps) {
  const intl = useIntl();
  const [search] = usePageSearch();
  const to = (number: number) => searchOfPage(search, parameter, number);
  const step = (number: number, name: 'previous' | 'next') => {
    const icon = <Icon name={name === 'previous' ? 'chevron-left' : 'chevron-right'} size={16} />;
    const text = intl.formatMessage(messages[name]);
    return number < 1 || number > pages ? (
      <span className="pagination__link pagination__link--disabled">{icon}</span>
    ) : (
      <PageLink
        className="pagination__link"
        to={to(number)}
        aria-label={text}
        title={text}
        rel={name === 'next' ? 'next' : 'prev'}
      >
        {icon}
      </PageLink>
    );
  };
  return (
    <nav className="pagination" aria-label={label ?? intl.formatMessage(messages.label)}>
      <ul className="pagination__list">
        <li>{step(page - 1, 'previous')}</li>
        {pageNumbers(page, pages).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry}>
            {entry === 'gap' ? (
              <span className="pagination__gap">…</span>
            ) : (
              <PageLink
                className="pagination__link"
                to={to(entry)}
                aria-label={intl.formatMessage(messages.page, { page: entry, pages })}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </PageLink>
            )}
          </li>
        ))}
        <li>{step(page + 1, 'next')}</li>
      </ul>
    </nav>
  );
}
