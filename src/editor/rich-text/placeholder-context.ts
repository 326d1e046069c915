import { createContext } from 'react';

/** What a template says of empty texts; '' where it says nothing. */
export const PlaceholderContext = createContext('');
