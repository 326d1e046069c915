// What the router says not to rely on, in one place: a test tells the version with which it was tried.
import type { UNSAFE_createBrowserHistory } from 'react-router';

export {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router';

export type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
