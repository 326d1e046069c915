import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { CartState } from './cart';
import { navigation } from './navigation';
import { ownPages } from './own-pages';
import { pageLoadReducer } from './page-load';
import { pages } from './pages';
import type { ClientState } from './remembered';
import type { RemoteMapState, StoreExtra } from './remote-map';
import { sessionReducer } from './session';

/** Slices that come with the parts of the site that use them. */
interface LateSlices {
  authors: RemoteMapState;
  blogTags: RemoteMapState;
  cart: CartState;
  clientState: ClientState;
  contactForm: RemoteMapState;
  institutes: RemoteMapState;
  jobOffers: RemoteMapState;
  relations: RemoteMapState;
  solr: RemoteMapState;
  suggestions: RemoteMapState;
  unlockForm: RemoteMapState;
}

/** What the store holds from the start; a part that is loaded later injects its slice. */
export const rootReducer = combineSlices({
  navigation: navigation.reducer,
  ownPages: ownPages.reducer,
  pageLoad: pageLoadReducer,
  pages: pages.reducer,
  session: sessionReducer,
}).withLazyLoadedSlices<LateSlices>();

export type RootState = ReturnType<typeof rootReducer>;

const nothing: StoreExtra = { preloadViews: () => Promise.resolve() };

export function createStore(preloadedState?: Partial<RootState>, extra = nothing) {
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    // The development checks walk the whole state at every action: pages with 200 blocks make them slow.
    middleware: (getDefault) =>
      getDefault({ serializableCheck: false, immutableCheck: false, thunk: { extraArgument: extra } }),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
