import { useMemo } from 'react';
import { getPublications, type Publication } from '@/api/publications';
import { useLanguage } from '@/i18n/use-language';
import type { CartLine } from '@/lib/cart-lines';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';

/** A line of the cart with what the CMS says of its publication: undefined until that is known, null where it is gone. */
export interface KnownLine extends CartLine {
  publication: Publication | null | undefined;
  /** Of what is not known the end of its path. */
  title: string;
}

/** Lines with their publications; without lines nothing is asked for. */
export function useCartLines(lines: readonly CartLine[]) {
  const language = useLanguage();
  const { remote, retry } = useRemote(lines.length > 0 ? `publications ${language}` : null, (signal) =>
    getPublications('', { language, signal }),
  );
  const publications = dataOf(remote);
  const known = useMemo(() => {
    const byPath = publications && new Map(publications.map((each) => [each.path, each]));
    return lines.map((line): KnownLine => {
      const publication = byPath && (byPath.get(line.id) ?? null);
      return { ...line, publication, title: publication?.title || (line.id.split('/').at(-1) ?? line.id) };
    });
  }, [lines, publications]);
  return { remote, retry, known };
}

/** Whether a publication is known to be sent to nobody any more. */
export const isGone = ({ publication }: KnownLine): boolean =>
  publication === null || (publication !== undefined && publication.is_orderable !== true);
