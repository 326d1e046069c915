import { useEffect } from 'react';
import type { Thing } from './thing';

/** Tells search engines of a thing, as JSON-LD in the head as long as this is drawn. The text cannot end its script: `<` is escaped. */
export function StructuredData({ data }: { data: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = json;
    document.head.append(script);
    return () => script.remove();
  }, [json]);
  return null;
}
