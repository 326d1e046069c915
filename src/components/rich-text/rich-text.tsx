import { useContext, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { loaded } from '@/components/fetched/loaded';
import { FormulasContext, mayHoldFormula } from '@/components/formulas/formula-text';
import { linkTarget } from '@/components/universal-link/link-target';
import { isPlainClick } from '@/components/universal-link/plain-click';
import { useGo } from '@/components/universal-link/use-go';
import { wordsOf } from './words';
import './style.css';

interface RichTextProps {
  html: string;
  className?: string;
}

/** The sanitiser, fetched with the first rich text that is shown; without it the words alone stay, which need none. */
const usePurifier = loaded(async () => (await import('./purify')).purify);

/** HTML of the CMS's own editor, or of an editor by hand, sanitised; its links stay within the app. */
export function RichText({ html: source, className = '' }: RichTextProps) {
  const go = useGo();
  const purify = usePurifier();
  const clean = useMemo(() => purify?.(source), [purify, source]);
  const element = useRef<HTMLDivElement>(null);
  const isDrawn = useContext(FormulasContext) && mayHoldFormula(source);
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
  if (source.trim() === '') return null;

  const handleClick = (event: MouseEvent<HTMLDivElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const target = linkTarget(link.getAttribute('href'), true);
    if (target.kind !== 'page' || link.hasAttribute('target') || link.hasAttribute('download')) return;
    event.preventDefault();
    go(target.path);
  };

  const classes = `rich-text ${className}`.trim();
  if (clean === undefined) {
    return (
      <div className={classes} aria-busy="true">
        {wordsOf(source).map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
    );
  }
  return (
    <div
      ref={element}
      className={classes}
      onClick={handleClick}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
