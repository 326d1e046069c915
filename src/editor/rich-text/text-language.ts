import { createContext } from 'react';

/** The language in which texts are written, which may be another than that of the tool round them. */
export const TextLanguageContext = createContext<string | undefined>(undefined);
