import { createContext } from 'react';

/** The date that stands beside the kicker above a page's title; content types that show one set it. */
export const TitleDateContext = createContext('');
