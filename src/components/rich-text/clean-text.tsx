import { useContext, useEffect, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import { loaded } from '@/components/fetched/loaded';
import { FormulasContext, mayHoldFormula } from '@/components/formulas/formula-text';
import { linkTarget } from '@/components/universal-link/link-target';
import { isPlainClick } from '@/components/universal-link/plain-click';
import { useGo } from '@/components/universal-link/use-go';
import { plainMarkup } from './plain-markup';

interface CleanTextProps {
  html: string;
  className: string;
  /** What stands there until the sanitiser has come. */
  words: () => ReactNode;
}

/** The sanitiser, which outweighs many a page: fetched with the first text that is more than plain markup. */
const usePurifier = loaded(async () => (await import('./purify')).purify);

/** Sanitised HTML whose links stay within the app. */
export function CleanText({ html, className, words }: CleanTextProps) {
  const go = useGo();
  const plain = useMemo(() => plainMarkup(html), [html]);
  const purify = usePurifier(plain === undefined);
  const clean = useMemo(() => plain ?? purify?.(html), [plain, purify, html]);
  const element = useRef<HTMLDivElement>(null);
  const isDrawn = useContext(FormulasContext) && mayHoldFormula(html);
  useEffect(() => {
    if (!isDrawn || clean === undefined) return undefined;
    let isCurrent = true;
    import('@/components/formulas/formulas-in')
      .then(({ drawFormulasIn }) => element.current && drawFormulasIn(element.current, () => isCurrent))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [clean, isDrawn]);

  const handleClick = (event: MouseEvent<HTMLDivElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const target = linkTarget(link.getAttribute('href'), true);
    if (target.kind !== 'page' || link.hasAttribute('target') || link.hasAttribute('download')) return;
    event.preventDefault();
    go(target.path);
  };

  if (clean === undefined) return words();
  return (
    <div
      ref={element}
      className={className}
      onClick={handleClick}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
