import { createContext, useContext, type ReactNode } from 'react';
import { loaded } from '../fetched/loaded';

/** Whether formulas are drawn below; while a text is edited, and in code, it stays as it is written. */
export const FormulasContext = createContext(true);

/** Whether a text may hold a formula: the signs with which they begin stand in other texts too. */
export const mayHoldFormula = (text: string): boolean => /\$|\\[([]/.test(text);

const useFormulas = loaded(async () => (await import('./formulas')).Formulas);

interface FormulaTextProps {
  text: string;
  words: (text: string) => ReactNode;
}

/** A text that may hold formulas; what looks for them is fetched with the first of these. */
export function FormulaText({ text, words }: FormulaTextProps) {
  const isDrawn = useContext(FormulasContext);
  const Formulas = useFormulas(isDrawn);
  return isDrawn && Formulas ? <Formulas text={text} words={words} /> : <>{words(text)}</>;
}
