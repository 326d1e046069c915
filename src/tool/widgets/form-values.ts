import { createContext, useContext } from 'react';

type FormValues = Readonly<Record<string, unknown>>;

const none: FormValues = {};

/** What is stored in a form, by field: for the few fields that show something of others, which draw with every change. */
export const FormValuesContext = createContext(none);

export const useFormValues = (): FormValues => useContext(FormValuesContext);
