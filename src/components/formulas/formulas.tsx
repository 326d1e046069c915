import { Fragment, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { loaded } from '../fetched/loaded';
import type { drawFormula } from './draw-formula';
import { formulaParts, type FormulaPart } from './formula-parts';

const useDrawer = loaded(async () => (await import('./draw-formula')).drawFormula);

function Formula({ part, draw }: { part: FormulaPart; draw: typeof drawFormula }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (element.current) draw(element.current, part);
  }, [part, draw]);
  return <span ref={element} />;
}

interface FormulasProps {
  text: string;
  /** Draws what is words. */
  words: (text: string) => ReactNode;
}

/** A text with its formulas drawn; until what draws them is there, and without it, their source stands in it. */
export function Formulas({ text, words }: FormulasProps) {
  const parts = useMemo(() => formulaParts(text), [text]);
  const draw = useDrawer(parts.some(({ formula }) => formula !== undefined));
  if (!draw) return <>{words(text)}</>;
  return (
    <>
      {parts.map((part, index) =>
        part.formula ? (
          <Formula key={index} part={part} draw={draw} />
        ) : (
          <Fragment key={index}>{words(part.text)}</Fragment>
        ),
      )}
    </>
  );
}
