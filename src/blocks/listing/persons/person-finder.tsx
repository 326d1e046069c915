import { useId, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChosenValues } from '@/components/facet-menu/chosen-values';
import { FacetMenu } from '@/components/facet-menu/facet-menu';
import { useFocusOnMore } from '@/components/focus-on-more/use-focus-on-more';
import { Icon } from '@/components/icon/icon';
import { RemoteData } from '@/components/remote-data/remote-data';
import { SectionHead } from '@/components/section-head/section-head';
import type { BlockViewProps } from '../../definition';
import { useAnchors, useItemLevel, usePictureLoading } from '../../page/hooks';
import type { ListingData } from '../data';
import { headOf } from '../listing-frame';
import { ListingSkeleton } from '../skeleton';
import { variationNamed } from '../variations';
import { useListAddress } from '../whole/use-list-address';
import { WordsField } from '../whole/words-field';
import {
  drawnAs,
  enlarged,
  facetNames,
  finderAddressOf,
  isUnchosen,
  orders,
  sorted,
  toggled,
  windowSize,
  withLetter,
  withoutFilters,
  withWords,
  type FacetName,
  type FinderAddress,
} from './address';
import { FinderCard } from './finder-card';
import { facetMessages, messages, orderMessages } from './messages';
import { findPeople, sortedPeople, type Finding } from './people';
import { usePeople } from './use-people';
import './style.css';

const pending = { status: 'pending' } as const;
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** People who are found by words, institute, topic, expertise and letter; all that is chosen stands in the address. */
export function PersonFinder({ id, data, position }: BlockViewProps<ListingData>) {
  const intl = useIntl();
  const variation = variationNamed(data.variation || data.template);
  const head = headOf(data);
  const [anchor] = useAnchors(id);
  const level = useItemLevel(id, head.title === '' ? undefined : head);
  const { eager } = usePictureLoading(id, position);
  const { search, change } = useListAddress(id);
  const { remote, retry, people, total, isWhole } = usePeople(data, variation);
  const query = search.toString();
  const address = useMemo(() => finderAddressOf(new URLSearchParams(query)), [query]);
  const collator = useMemo(() => new Intl.Collator(intl.locale), [intl.locale]);
  const all = useMemo(() => sortedPeople(people, address.order, collator), [people, address.order, collator]);
  const finding = useMemo(() => findPeople(all, address, collator), [all, address, collator]);
  const count = useRef<HTMLParagraphElement>(null);
  const shown = finding.people.slice(0, address.rows);
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useFocusOnMore(list, '.finder-card__name > a', shown.length);

  const go = (write: Parameters<typeof change>[0], replace = true) => change(write, replace);
  const toggle = (name: FacetName, value: string) => go((before) => toggled(before, name, value), false);
  // The button that was pressed goes away.
  const toCount = () => count.current?.focus();
  return (
    <div className="block-listing person-finder">
      <SectionHead {...head} id={anchor} />
      <section role="search" aria-label={intl.formatMessage(messages.find)}>
        <div className="person-finder__top">
          <WordsField
            words={address.written}
            label={messages.words}
            example={messages.example}
            onWords={(words) => go((before) => withWords(before, words))}
          />
          <p ref={count} role="status" tabIndex={-1} className="person-finder__count">
            {isWhole && (
              <FormattedMessage
                {...(finding.people.length === people.length ? messages.found : messages.foundOf)}
                values={{ count: finding.people.length, total: people.length }}
              />
            )}
            {isWhole && total > people.length && (
              <>
                {' '}
                <FormattedMessage {...messages.cut} values={{ count: people.length, total }} />
              </>
            )}
          </p>
        </div>
        <Tools
          address={address}
          finding={finding}
          onToggle={toggle}
          onRemove={(name, value) => {
            toCount();
            toggle(name, value);
          }}
          onReset={() => {
            toCount();
            go(withoutFilters, false);
          }}
          onLook={(isList) => go((before) => drawnAs(before, isList))}
          onOrder={(order) => go((before) => sorted(before, order))}
        />
        <Letters
          chosen={address.letter}
          known={finding.letters}
          onChoose={(letter) => go((before) => withLetter(before, letter), false)}
        />
      </section>
      <RemoteData
        of={isWhole || remote.status === 'failed' || isUnchosen(address) ? remote : pending}
        retry={retry}
        skeleton={<ListingSkeleton variation={variation} count={windowSize} />}
      >
        {() =>
          shown.length === 0 ? (
            <p className="emptyListing">
              <FormattedMessage {...messages.none} />
            </p>
          ) : (
            <ul ref={list} className={`finder-cards finder-cards--${address.isList ? 'list' : 'tiles'}`}>
              {shown.map((person, index) => (
                <FinderCard
                  key={person.key}
                  person={person}
                  words={address.words}
                  level={level}
                  eager={eager && index < variation.columns}
                />
              ))}
            </ul>
          )
        }
      </RemoteData>
      {shown.length < finding.people.length && (
        <div className="person-finder__more">
          <button
            type="button"
            className="button button--outline"
            onClick={() => {
              keepFocus();
              go(enlarged);
            }}
          >
            <FormattedMessage
              {...messages.more}
              values={{ count: Math.min(windowSize, finding.people.length - shown.length) }}
            />
            <Icon name="chevron-down" size={20} />
          </button>
          <span>
            <FormattedMessage
              {...messages.loaded}
              values={{ count: shown.length, total: finding.people.length }}
            />
          </span>
        </div>
      )}
    </div>
  );
}

interface ToolsProps {
  address: FinderAddress;
  finding: Finding;
  onToggle: (name: FacetName, value: string) => void;
  onRemove: (name: FacetName, value: string) => void;
  onReset: () => void;
  onLook: (isList: boolean) => void;
  onOrder: (order: FinderAddress['order']) => void;
}

/** By what people are chosen, what is chosen, and how they stand; in narrow windows the facets unfold. */
function Tools({ address, finding, onToggle, onRemove, onReset, onLook, onOrder }: ToolsProps) {
  const intl = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { chosen, written, letter, isList, order } = address;
  const values = facetNames.flatMap((name) => chosen[name].map((value) => ({ name, value, title: value })));
  return (
    <div className="person-finder__tools">
      <button
        type="button"
        className="button button--outline person-finder__unfold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage {...messages.filters} />
        {values.length > 0 && <span className="facet-menu__count">{values.length}</span>}
      </button>
      <div
        id={id}
        className={isOpen ? 'person-finder__facets' : 'person-finder__facets person-finder__facets--folded'}
      >
        {facetNames
          .filter((name) => finding.facets[name].length > 0)
          .map((name) => (
            <FacetMenu
              key={name}
              title={facetMessages[name]}
              options={finding.facets[name].map(({ value, count }) => ({ value, title: value, count }))}
              chosen={chosen[name]}
              onToggle={(value) => onToggle(name, value)}
            />
          ))}
      </div>
      <ChosenValues
        values={values}
        className="person-finder__chosen"
        label={intl.formatMessage(messages.chosen)}
        remove={messages.remove}
        onRemove={(name, value) => onRemove(name as FacetName, value)}
      />
      {(values.length > 0 || written !== '' || letter !== '') && (
        <button type="button" className="person-finder__reset" onClick={onReset}>
          <FormattedMessage {...messages.reset} />
        </button>
      )}
      <div className="person-finder__looks">
        <select
          className="person-finder__control"
          aria-label={intl.formatMessage(messages.order)}
          value={order}
          onChange={({ target }) => onOrder(orders[target.selectedIndex] ?? 'name')}
        >
          {orders.map((each) => (
            <option key={each} value={each}>
              {intl.formatMessage(orderMessages[each])}
            </option>
          ))}
        </select>
        <div role="group" aria-label={intl.formatMessage(messages.look)} className="person-finder__look">
          {[false, true].map((asList) => (
            <button
              key={String(asList)}
              type="button"
              className="person-finder__control"
              aria-pressed={isList === asList}
              onClick={() => onLook(asList)}
            >
              <FormattedMessage {...(asList ? messages.list : messages.tiles)} />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

interface LettersProps {
  chosen: string;
  known: ReadonlySet<string>;
  onChoose: (letter: string) => void;
}

/** First letters of the family names. */
function Letters({ chosen, known, onChoose }: LettersProps) {
  const intl = useIntl();
  return (
    <div role="group" className="person-finder__letters" aria-label={intl.formatMessage(messages.letters)}>
      {alphabet.map((letter) => (
        <button
          key={letter}
          type="button"
          className="person-finder__letter"
          aria-pressed={chosen === letter}
          disabled={!known.has(letter) && chosen !== letter}
          onClick={() => onChoose(letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  );
}
