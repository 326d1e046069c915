import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { membersOfUnits } from '@/api/persons';
import { personOf } from '@/components/persons/person';
import { Persons } from '@/components/persons/persons';
import { RemoteData } from '@/components/remote-data/remote-data';
import { SectionHead } from '@/components/section-head/section-head';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import type { BlockViewProps } from '../definition';
import { useAnchors, useItemLevel } from '../page/hooks';
import { showsImages, type MembersData } from './data';
import { membersAskedFor } from './members-asked-for';
import { messages } from './messages';
import './style.css';

/** How many are seen before all are asked for. */
const seen = { withImage: 3, withoutImage: 4 };

/** The members of a research group or of other units; more than a few unfold. */
export function MembersView({ id, data }: BlockViewProps<MembersData>) {
  const language = useLanguage();
  const [anchor] = useAnchors(id);
  const level = useItemLevel(id, data.title === '' ? undefined : { level: 2 });
  const wanted = membersAskedFor(data);
  const isReversed = data.sort_order_boolean === true;
  const key = wanted === undefined ? null : JSON.stringify([language, wanted, isReversed]);
  const { remote, retry } = useRemote(key, (signal) =>
    membersOfUnits(wanted ?? {}, isReversed, { language, signal }),
  );
  if (wanted === undefined) return null;
  return (
    <div className="block-members">
      <SectionHead title={data.title} level={2} id={anchor} />
      <RemoteData
        of={remote}
        retry={retry}
        skeleton={
          <div className={`skeleton block-members__skeleton block-members__skeleton--${looks(data)}`} />
        }
      >
        {(items) =>
          items.length === 0 ? (
            <p className="emptyListing">
              <FormattedMessage {...messages.empty} />
            </p>
          ) : (
            <Members key={key} items={items} level={level} hasImage={showsImages(data)} />
          )
        }
      </RemoteData>
    </div>
  );
}

const looks = (data: MembersData) => (showsImages(data) ? 'withImage' : 'withoutImage');

interface MembersProps {
  items: readonly object[];
  level: number;
  hasImage: boolean;
}

function Members({ items, level, hasImage }: MembersProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const look = hasImage ? 'withImage' : 'withoutImage';
  const hasMore = items.length > seen[look];
  const states = hasMore ? ['folding', isOpen ? 'open' : 'closed'] : [];
  const classes = ['', `--${look}`, ...states.map((state) => `--${state}`)];
  const persons = items.map(personOf);
  return (
    <>
      <div id={listId} className={classes.map((name) => `block-members__list${name}`).join(' ')}>
        <Persons persons={persons.slice(0, seen[look])} level={level} look={{ isGrid: true, hasImage }} />
        {hasMore && (
          <div className="block-members__more" {...(isOpen ? {} : { inert: '' })}>
            <Persons persons={persons.slice(seen[look])} level={level} look={{ isGrid: true, hasImage }} />
          </div>
        )}
      </div>
      {hasMore && (
        <button
          type="button"
          className="button button--outline block-members__toggle"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage {...(isOpen ? messages.hide : messages.showAll)} />
        </button>
      )}
    </>
  );
}
