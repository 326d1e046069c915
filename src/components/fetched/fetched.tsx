import { createElement, lazy, useState, type ComponentType, type ReactElement } from 'react';
import type { Language } from '@/lib/language';

/** A component that most pages do without: it is fetched when it is drawn, or ahead. */
export interface FetchedComponent<Props extends object> {
  (props: Props): ReactElement;
  /** Brings it, and its words where it has some of its own. */
  fetch: (language: Language) => Promise<unknown>;
}

/** Makes a component of one that is yet to be fetched. What was fetched ahead is drawn at once, with nothing in its place before. */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FetchedComponent<Props> {
  let there: ComponentType<Props> | undefined;
  const fetch = async () => ({ default: (there ??= await load()) });
  const late = lazy(fetch) as unknown as ComponentType<Props>;
  function Fetched(props: Props) {
    // What was drawn late stays what it is: another component would begin anew.
    const [component] = useState(() => there ?? late);
    return createElement(component, props);
  }
  return Object.assign(Fetched, { fetch });
}

/** Brings a component, if it is one that is fetched. */
export async function fetchAhead(component: unknown, language: Language): Promise<void> {
  if (typeof component === 'function' && 'fetch' in component)
    await (component as FetchedComponent<object>).fetch(language);
}
