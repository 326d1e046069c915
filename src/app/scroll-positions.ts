const storageKey = 'portal-scroll';
/** Milliseconds for which a page may grow while a place of it is held. */
const patience = 3000;

/** How far each entry of the browser's history was scrolled; kept over a reload. */
export class ScrollPositions {
  private readonly positions: Map<string, number>;

  /** Without a storage they last as long as the page. */
  constructor(private readonly storage: Storage | undefined) {
    this.positions = new Map(readEntries(storage?.getItem(storageKey) ?? null));
  }

  get(key: string): number | undefined {
    return this.positions.get(key);
  }

  set(key: string, position: number): void {
    this.positions.set(key, position);
  }

  save(): void {
    this.storage?.setItem(storageKey, JSON.stringify([...this.positions]));
  }
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

function readEntries(text: string | null): [string, number][] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/**
 * Scrolls now and whenever the page grows, until the reader scrolls or the page has had its time. Gives a way to stop.
 */
function scrollWhileGrowing(scroll: () => void): () => void {
  const stops = new AbortController();
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    stops.abort();
  };
  for (const intent of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(intent, stop, { signal: stops.signal, passive: true });
  }
  const timer = window.setTimeout(stop, patience);
  stops.signal.addEventListener('abort', () => window.clearTimeout(timer));
  observer.observe(document.body);
  scroll();
  return stop;
}

/** Scrolls to a position, also of a page that is not that tall yet or that lists above it push down. */
export function scrollToPosition(position: number): () => void {
  return scrollWhileGrowing(() => window.scrollTo({ top: position, behavior: 'instant' }));
}

/** Scrolls to an element, and again when lists above it arrive and push it down. */
export function scrollToElement(element: HTMLElement): () => void {
  return scrollWhileGrowing(() => element.scrollIntoView({ behavior: 'instant' }));
}
