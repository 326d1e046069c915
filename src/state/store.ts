import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { content } from './content';
import { navigation } from './navigation';
import { nearestInstitute } from './nearest-institute';
import { pageLoadReducer } from './page-load';
import { productSettings } from './product-settings';
import { sessionReducer } from './session';

const reducer = combineReducers({
  content: content.reducer,
  navigation: navigation.reducer,
  nearestInstitute: nearestInstitute.reducer,
  pageLoad: pageLoadReducer,
  productSettings: productSettings.reducer,
  session: sessionReducer,
});

export type RootState = ReturnType<typeof reducer>;

export function createStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer,
    ...(preloadedState && { preloadedState }),
    // The development checks walk the whole state at every action: pages with 200 blocks make them slow.
    middleware: (getDefault) => getDefault({ serializableCheck: false, immutableCheck: false }),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
