const arrivals = new WeakMap<Element, Promise<void>>();

function isThere(src: string): HTMLScriptElement | undefined {
  return [...document.head.querySelectorAll('script')].find((script) => script.src === src);
}

/** Fetches a script of another host, once a page, and resolves when it has run. One that failed is tried again. */
export function loadScript(src: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  const present = isThere(src);
  const known = present && arrivals.get(present);
  if (known) return known;
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = src;
  const arrival = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} cannot be fetched.`));
    };
  });
  arrivals.set(script, arrival);
  document.head.append(script);
  return arrival;
}
