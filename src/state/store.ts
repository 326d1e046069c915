import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { content } from './content';
import { contextNavigation } from './context-navigation';
import { navigation } from './navigation';
import { nearestInstitute } from './nearest-institute';
import { ownPages } from './own-pages';
import { pageLoadReducer } from './page-load';
import { productSettings } from './product-settings';
import type { ClientState } from './remembered';
import type { RemoteMapState } from './remote-map';
import { screenPlace } from './screen-place';
import { sessionReducer } from './session';

/** Slices that come with the parts of the site that use them. */
interface LateSlices {
  clientState: ClientState;
  institutes: RemoteMapState;
  relations: RemoteMapState;
  solr: RemoteMapState;
  suggestions: RemoteMapState;
  unlockForm: RemoteMapState;
}

/** What the store holds from the start; a part that is loaded later injects its slice. */
export const rootReducer = combineSlices({
  content: content.reducer,
  contextNavigation: contextNavigation.reducer,
  navigation: navigation.reducer,
  nearestInstitute: nearestInstitute.reducer,
  ownPages: ownPages.reducer,
  pageLoad: pageLoadReducer,
  productSettings: productSettings.reducer,
  screenPlace: screenPlace.reducer,
  session: sessionReducer,
}).withLazyLoadedSlices<LateSlices>();

export type RootState = ReturnType<typeof rootReducer>;

export function createStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    // The development checks walk the whole state at every action: pages with 200 blocks make them slow.
    middleware: (getDefault) => getDefault({ serializableCheck: false, immutableCheck: false }),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
