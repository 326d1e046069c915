import { useEffect, useMemo, useState, type MouseEvent } from 'react';
import { linkTarget } from '@/components/universal-link/link-target';
import { isPlainClick } from '@/components/universal-link/plain-click';
import { useGo } from '@/components/universal-link/use-go';
import type { purify as Purify } from './purify';
import { wordsOf } from './words';
import './style.css';

interface RichTextProps {
  html: string;
  className?: string;
}

let purifier: typeof Purify | undefined;

/** The sanitiser, fetched with the first rich text that is shown; undefined until then. */
function usePurifier(): typeof Purify | undefined {
  const [purify, setPurify] = useState(() => purifier);
  useEffect(() => {
    let isCurrent = true;
    import('./purify').then(
      ({ purify: loaded }) => {
        purifier = loaded;
        if (isCurrent) setPurify(() => loaded);
      },
      // Without it the words alone stay, which need no sanitising.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return purify;
}

/** HTML of the CMS's own editor, or of an editor by hand, sanitised; its links stay within the app. */
export function RichText({ html: source, className = '' }: RichTextProps) {
  const go = useGo();
  const purify = usePurifier();
  const clean = useMemo(() => purify?.(source), [purify, source]);
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
  return <div className={classes} onClick={handleClick} dangerouslySetInnerHTML={{ __html: clean }} />;
}
