type GetComputedStyle = typeof window.getComputedStyle & {
  /** That of jsdom, in whose place this one stands. */
  whole?: typeof window.getComputedStyle;
};

/** One thread has one window for all of its files, each of which has this module of its own. */
const { getComputedStyle: present }: { getComputedStyle: GetComputedStyle } = window;
const wholeStyle = present.whole ?? present.bind(window);

/** How an element is displayed that nothing but its name says something about. */
const displays = new Map<string, string>();

function displayOf(element: Element): string {
  const { localName, namespaceURI } = element;
  if (element.hasAttribute('hidden')) return 'none';
  if (localName === 'dialog' && !element.hasAttribute('open')) return 'none';
  if (localName === 'input' && element.getAttribute('type')?.toLowerCase() === 'hidden') return 'none';
  const key = `${namespaceURI} ${localName}`;
  const known = displays.get(key);
  if (known !== undefined) return known;
  const bare = document.createElementNS(namespaceURI, localName);
  if (localName === 'dialog') bare.setAttribute('open', '');
  const { display } = wholeStyle(bare);
  displays.set(key, display);
  return display;
}

const inlineValue = (element: Element, property: string) =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';

/** The value of a property that inherits, and that no style sheet of a browser sets. */
function inheritedValue(element: Element, property: string, initial: string): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const value = inlineValue(each, property);
    if (value !== '') return value;
  }
  return initial;
}

const quick: Readonly<Record<string, (element: Element) => string>> = {
  display: (element) => inlineValue(element, 'display') || displayOf(element),
  opacity: (element) => inlineValue(element, 'opacity') || '1',
  visibility: (element) => inheritedValue(element, 'visibility', 'visible'),
  'pointer-events': (element) => inheritedValue(element, 'pointer-events', 'auto'),
};

/**
 * What is visible is asked for each element of a document again and again, for which jsdom goes through all rules of a
 * browser's own style sheet. Tests load no other: these few properties follow from names and attributes.
 */
export function quickenComputedStyle(): void {
  const quickStyle: GetComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return wholeStyle(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const read = (property: string) => quick[property]?.(element);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (property: string) =>
            read(property) ?? (whole ??= wholeStyle(element)).getPropertyValue(property);
        const value = name === 'pointerEvents' ? read('pointer-events') : read(String(name));
        if (value !== undefined) return value;
        whole ??= wholeStyle(element);
        const own: unknown = Reflect.get(whole, name, whole);
        return typeof own === 'function' ? (own.bind(whole) as unknown) : own;
      },
      has: (_, name) => Reflect.has((whole ??= wholeStyle(element)), name),
    });
  };
  quickStyle.whole = wholeStyle;
  window.getComputedStyle = quickStyle;
}
