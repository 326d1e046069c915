import { useState } from 'react';
import type { Summary } from '@/api/types/summary';
import { parentOf } from '@/lib/path-parts';
import type { Reference } from '@/forms/schema';
import type { Order } from './browse-calls';
import type { BrowseRequest } from './context';
import { entryFacts } from './data';
import { useFavourites, type Favourites } from './favourites';
import { startPath } from './places';
import { rememberUsed } from './recently-used';
import { answerOf, toggled, uidsOf, type Chosen } from './selection';
import { useAsked, useKept, useListing, type Listing } from './use-listing';

export type BrowserView = 'icons' | 'list';

export interface Browser {
  asked: BrowseRequest;
  /** The folder that is shown, or below which is searched. */
  path: string;
  isSearch: boolean;
  /** What is marked with a star is shown, wherever it lies. */
  isKept: boolean;
  favourites: Favourites;
  showKept: () => void;
  typed: string;
  view: BrowserView;
  listing: Listing;
  order: Order;
  /** The type to which the entries are narrowed, '' for all. */
  narrowedTo: string;
  /** Those that the entries have, by their titles. */
  types: readonly EntryType[];
  chosen: Chosen;
  type: (typed: string) => void;
  show: (view: BrowserView) => void;
  enter: (path: string) => void;
  leave: () => void;
  /** Chooses or takes back; where that is the last that may be chosen, the browser closes. */
  toggle: (item: Reference) => void;
  arrange: (chosen: Chosen) => void;
  sort: (order: Order) => void;
  narrow: (type: string) => void;
  /** Takes one in place of all else and closes. */
  insert: (item: Summary) => void;
  confirm: () => void;
}

interface EntryType {
  id: string;
  title: string;
}

function typesIn(items: readonly Summary[]): EntryType[] {
  const types = new Map(items.map((item) => [item['@type'], entryFacts(item).type_title || item['@type']]));
  return [...types]
    .map(([id, title]) => ({ id, title }))
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** What the object browser shows and what is chosen in it. */
export function useBrowser(
  request: BrowseRequest,
  pagePath: string,
  onAnswer: (chosen: readonly Reference[]) => void,
): Browser {
  const [folder, setFolder] = useState(() => startPath(request, pagePath));
  const [typed, setTyped] = useState('');
  const [view, setView] = useState<BrowserView>(request.mode === 'image' ? 'icons' : 'list');
  const [chosen, setChosen] = useState<Chosen>(request.chosen);
  const asked = useAsked(typed);
  const path = asked.kind === 'folder' ? asked.path : folder;
  const [order, setOrder] = useState<Order>('folder');
  const [narrowedTo, setNarrowedTo] = useState('');
  const favourites = useFavourites();
  const [isKeptWanted, setKeptWanted] = useState(false);
  const isKept = isKeptWanted && typed.trim() === '';
  const kept = useKept(isKept ? favourites.uids : undefined, request);
  const listed = useListing(path, asked, request, { order, type: narrowedTo });
  const listing = kept ?? listed;
  // Narrowed entries tell of one type alone: the others are those of before.
  const [known, setKnown] = useState<{ of: string; types: readonly EntryType[] }>({ of: '', types: [] });
  const of = JSON.stringify([path, asked, listed.items.length]);
  if (narrowedTo === '' && listed.status === 'loaded' && known.of !== of)
    setKnown({ of, types: typesIn(listed.items) });

  const answer = (final: Chosen) => {
    rememberUsed(uidsOf(final));
    onAnswer(answerOf(final, request.chosen));
  };
  const enter = (to: string) => {
    setFolder(to);
    setTyped('');
    setNarrowedTo('');
    setKeptWanted(false);
  };
  const toggle = (item: Reference) => {
    const next = toggled(chosen, item, request.isMultiple);
    setChosen(next);
    if (request.isMultiple && next.length > chosen.length && next.length >= (request.maximum ?? Infinity))
      answer(next);
  };
  return {
    asked: request,
    path,
    isSearch: asked.kind === 'search',
    isKept,
    favourites,
    showKept: () => {
      enter(path);
      setKeptWanted(true);
    },
    typed,
    view,
    listing,
    chosen,
    type: setTyped,
    show: setView,
    enter,
    toggle,
    arrange: setChosen,
    order,
    sort: setOrder,
    narrowedTo,
    narrow: setNarrowedTo,
    types: known.types,
    leave: () => enter(parentOf(path)),
    insert: (item) => answer(request.isMultiple ? toggled(chosen, item, true) : [item]),
    confirm: () => answer(chosen),
  };
}
