import { useEffect } from 'react';
import { linkedData } from './linked-data';
import type { Thing } from './thing';

/** Tells search engines of a thing, as JSON-LD in the head as long as this is drawn. */
export function StructuredData({ data }: { data: Thing }) {
  const json = linkedData(data);
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = json;
    document.head.append(script);
    return () => script.remove();
  }, [json]);
  return null;
}
