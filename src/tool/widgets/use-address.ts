import { useEffect, useRef, useState } from 'react';
import { flatten, isInternal } from '@/api/urls';
import type { LinkField, LinksField, Reference } from '@/forms/schema';
import { useLanguage } from '@/i18n/use-language';
import { referenceAt } from '../object-browser/browse-calls';
import { fitsTypes } from '../object-browser/rules';
import { linkUrl } from './link-url';

/** Why an address was not taken: it is none, nothing that fits lies there, it is not of this site, or nobody could say. */
export type Refusal = 'words' | 'unfit' | 'external' | 'unchecked';

/** Takes an address of this site as its path, so that the CMS knows the content. */
const targetAt = (address: string): Reference => ({
  '@id': isInternal(address) ? flatten(address) : address,
});

/** An address that is written; where only some types of content fit, it is taken if it leads to one, and else stays. */
export function useAddress(
  { mode, selectableTypes = [], isInternal: staysInside }: LinkField | LinksField,
  onTarget: (target: Reference) => void,
) {
  const language = useLanguage();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const types = mode === 'link' ? selectableTypes : [];
  const latest = useRef(onTarget);
  useEffect(() => {
    latest.current = onTarget;
  });
  /** What is being looked at, or was refused: leaving the field asks nothing again. */
  const asked = useRef('');

  const write = (written: string) => {
    asked.current = '';
    setRefusal(undefined);
    setText(written);
  };
  const settle = (address: string, outcome: Reference | Refusal) => {
    if (asked.current !== address) return;
    if (typeof outcome === 'string') return setRefusal(outcome);
    write('');
    latest.current(outcome);
  };
  const take = () => {
    const written = text.trim();
    const address = mode === 'link' ? linkUrl(written) : written;
    if (written === '' || (address ?? written) === asked.current) return;
    asked.current = address ?? written;
    if (address === undefined) return settle(written, 'words');
    const isOfSite = isInternal(address);
    if (staysInside && !isOfSite) return settle(address, 'external');
    if (types.length === 0) return settle(address, targetAt(address));
    if (!isOfSite) return settle(address, 'unfit');
    const [path = ''] = flatten(address).split(/[?#]/, 1);
    referenceAt(path, { language }).then(
      (found) => settle(address, found && fitsTypes(found, types) ? found : 'unfit'),
      () => settle(address, 'unchecked'),
    );
  };
  return { text, write, take, refusal, types };
}
