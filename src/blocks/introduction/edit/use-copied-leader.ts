import { useEffect, useRef } from 'react';
import { getContent } from '@/api/content';
import { flatten, isInternal } from '@/api/urls';
import { addressOf } from '@/components/universal-link/link-target';
import { useLanguage } from '@/i18n/use-language';
import { copiedOf } from './with-leader';

/** Copies what a block shows of a member once another one is chosen. Nobody has to be reached for that: names stay. */
export function useCopiedLeader(href: unknown, onCopied: (fields: object) => void): void {
  const language = useLanguage();
  const address = flatten(addressOf(href));
  const known = useRef(address);
  const latest = useRef(onCopied);
  latest.current = onCopied;
  useEffect(() => {
    if (known.current === address) return undefined;
    known.current = address;
    if (address === '' || !isInternal(address)) return undefined;
    const calling = new AbortController();
    getContent(address, { language, signal: calling.signal, withNavigation: false }).then(
      (member) => latest.current(copiedOf({ ...member })),
      () => undefined,
    );
    return () => calling.abort();
  }, [address, language]);
}
