import { createElement, useContext, useState } from 'react';
import type { Summary } from '@/api/types/summary';
import { IsEditingContext } from '../../is-editing';
import { itemCard } from '../../item-card';
import type { ListingBodyProps } from '../variation';
import { AwardDialog } from './award-dialog';
import { wordsIn } from './fields-of';
import { useMonth } from '@/i18n/use-month';
import './rows.css';

/** Awards, which open over the page. */
export function AwardsListing({ items, level }: ListingBodyProps) {
  const month = useMonth();
  const isEditing = useContext(IsEditingContext);
  const [open, setOpen] = useState<Summary>();
  return (
    <>
      <ul className="listing-items listing-items--1">
        {items.map((item) => {
          const { title, text } = itemCard(item);
          const field = (name: string) => wordsIn(item, name);
          const date = month(field('award_date_month'), field('award_date_year'));
          return (
            <li key={item['@id']} className="listing-item listing-row">
              {date === '' ? null : <p className="meta">{date}</p>}
              {createElement(
                `h${level}`,
                { className: 'listing-item__title' },
                <button
                  type="button"
                  className="listing-item__link listing-row__opener"
                  aria-haspopup="dialog"
                  onClick={() => !isEditing && setOpen(item)}
                >
                  {title}
                </button>,
                // On paper there are no buttons.
                <span className="only-print" aria-hidden="true">
                  {title}
                </span>,
              )}
              {text === '' ? null : <p className="listing-row__text">{text}</p>}
            </li>
          );
        })}
      </ul>
      {open && <AwardDialog item={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
