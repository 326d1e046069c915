import { createContext } from 'react';
import { createFocusRequests, type FocusRequests } from './focus-requests';

export const FocusRequestsContext = createContext<FocusRequests>(createFocusRequests());
