import { useState } from 'react';
import type { Summary } from '@/api/types/summary';
import { parentOf } from '@/lib/path-parts';
import type { Reference } from '@/forms/schema';
import type { BrowseRequest } from './context';
import { startPath } from './places';
import { rememberUsed } from './recently-used';
import { answerOf, toggled, uidsOf, type Chosen } from './selection';
import { useAsked, useListing, type Listing } from './use-listing';

export type BrowserView = 'icons' | 'list';

export interface Browser {
  asked: BrowseRequest;
  /** The folder that is shown, or below which is searched. */
  path: string;
  isSearch: boolean;
  typed: string;
  view: BrowserView;
  listing: Listing;
  chosen: Chosen;
  type: (typed: string) => void;
  show: (view: BrowserView) => void;
  enter: (path: string) => void;
  leave: () => void;
  /** Chooses or takes back; where that is the last that may be chosen, the browser closes. */
  toggle: (item: Reference) => void;
  order: (chosen: Chosen) => void;
  /** Takes one in place of all else and closes. */
  insert: (item: Summary) => void;
  confirm: () => void;
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
  const listing = useListing(path, asked, request);

  const answer = (final: Chosen) => {
    rememberUsed(uidsOf(final));
    onAnswer(answerOf(final, request.chosen));
  };
  const enter = (to: string) => {
    setFolder(to);
    setTyped('');
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
    typed,
    view,
    listing,
    chosen,
    type: setTyped,
    show: setView,
    enter,
    toggle,
    order: setChosen,
    leave: () => enter(parentOf(path)),
    insert: (item) => answer(request.isMultiple ? toggled(chosen, item, true) : [item]),
    confirm: () => answer(chosen),
  };
}
