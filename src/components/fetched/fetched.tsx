import { createElement, lazy, useState, type ComponentType, type ReactElement } from 'react';
import type { Language } from '@/lib/language';

/** A component that most pages do without: it is fetched when it is drawn, or ahead. */
export interface FetchedComponent<Props extends object> {
  (props: Props): ReactElement;
  /** Brings it, and its words where it has some of its own. */
  fetch: (language: Language) => Promise<unknown>;
}

let attempt = 0;

/** What did not come is fetched anew where it is drawn next. */
export const fetchAnew = (): number => (attempt += 1);

/** Makes a component of one that is yet to be fetched. What was fetched ahead is drawn at once, with nothing in its place before. */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FetchedComponent<Props> {
  let there: ComponentType<Props> | undefined;
  let tried = attempt;
  const fetch = async () => ({ default: (there ??= await load()) });
  const begin = () => lazy(fetch) as unknown as ComponentType<Props>;
  let late = begin();
  const lateOne = () => {
    if (tried !== attempt) late = begin();
    tried = attempt;
    return late;
  };
  function Fetched(props: Props) {
    // What was drawn late stays what it is: another component would begin anew.
    const [component] = useState(() => there ?? lateOne());
    return createElement(component, props);
  }
  return Object.assign(Fetched, { fetch });
}

/** Brings a component, if it is one that is fetched. */
export async function fetchAhead(component: unknown, language: Language): Promise<void> {
  if (typeof component === 'function' && 'fetch' in component)
    await (component as FetchedComponent<object>).fetch(language);
}
