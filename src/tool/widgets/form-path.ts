import { createContext, useContext } from 'react';

/** Path of the content that a form is about: indexes and vocabularies are asked for there. */
export const FormPathContext = createContext('');

export const useFormPath = (): string => useContext(FormPathContext);
