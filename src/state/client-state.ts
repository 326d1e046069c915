import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector } from './hooks';
import { emptyClientState, isSame, merged, readClientState, type ClientState } from './remembered';
import { rootReducer, type AppStore } from './store';

const storageKey = 'portal-client-state';
/** Milliseconds without a change after which the state is saved. */
const pause = 500;

/** Browsers may forbid storage: then everything is as on a first visit. */
function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

const slice = createSlice({
  name: 'clientState',
  initialState: () => readClientState(storedText()),
  reducers: {
    changed: (state, { payload }: PayloadAction<Partial<ClientState>>) => ({ ...state, ...payload }),
  },
});

rootReducer.inject({ reducerPath: 'clientState', reducer: slice.reducer });

export const clientStateChanged = slice.actions.changed;

const kept = new WeakSet<AppStore>();

/**
 * Saves every change of the state half a second after the last one, and at the latest when the page is left. What other
 * tabs save meanwhile comes in here, and is not written over.
 */
export function keepClientState(store: AppStore): void {
  if (kept.has(store)) return;
  kept.add(store);
  // The slice came after the store: with the first action it takes its place, and what was saved.
  store.dispatch(clientStateChanged({}));
  const present = () => store.getState().clientState ?? emptyClientState;
  /** What this tab and the storage had in common last. */
  let saved = present();
  let timer: number | undefined;
  const takeIn = (theirs: ClientState) => {
    const next = merged(saved, present(), theirs);
    if (!isSame(next, present())) store.dispatch(clientStateChanged(next));
    saved = isSame(next, theirs) ? present() : theirs;
  };
  const save = () => {
    window.clearTimeout(timer);
    takeIn(readClientState(storedText(), saved));
    window.clearTimeout(timer);
    timer = undefined;
    saved = present();
    try {
      localStorage.setItem(storageKey, JSON.stringify(saved));
    } catch {
      // Without storage it lasts as long as the page.
    }
  };
  store.subscribe(() => {
    if (present() === saved) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(save, pause);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    // Without a key everything was cleared.
    if (key !== storageKey && key !== null) return;
    takeIn(newValue === null ? emptyClientState : readClientState(newValue, saved));
  });
  window.addEventListener('pagehide', () => {
    if (timer !== undefined) save();
  });
}

/** One part of what this browser remembers, and how to change it. */
export function useClientState<Part extends keyof ClientState>(
  part: Part,
): [ClientState[Part], (value: ClientState[Part]) => void] {
  const store = useStore() as AppStore;
  const dispatch = useAppDispatch();
  useEffect(() => keepClientState(store), [store]);
  const value = useAppSelector((state) => (state.clientState ?? emptyClientState)[part]);
  return [value, (next) => dispatch(clientStateChanged({ [part]: next }))];
}
