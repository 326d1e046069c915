import { useContext, useEffect, type AriaAttributes, type MouseEventHandler, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '@/state/hooks';
import { linkTarget } from './link-target';
import { messages } from './messages';
import { PageLink } from './page-link';
import { PrefetchContext } from './prefetch-context';

export interface UniversalLinkProps {
  /** A path or URL, an item of the CMS (`@id`, `@type`, `getRemoteUrl`), or a list of these of which the first counts. */
  to: unknown;
  openInNewTab?: boolean;
  children: ReactNode;
  className?: string;
  title?: string;
  lang?: string;
  hrefLang?: string;
  tabIndex?: number;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  'aria-label'?: string;
  'aria-current'?: AriaAttributes['aria-current'];
  'aria-describedby'?: string;
  'aria-haspopup'?: AriaAttributes['aria-haspopup'];
}

/** A link wherever it leads: pages in the app, everything else as a plain anchor, dead targets as words. */
export function UniversalLink({ to, openInNewTab = false, children, ...attributes }: UniversalLinkProps) {
  const isAnonymous = useSession() === null;
  const prefetch = useContext(PrefetchContext);
  const target = linkTarget(to, isAnonymous);
  const isInvalid = target.kind === 'invalid';
  useEffect(() => {
    if (isInvalid) console.error('Invalid item passed to UniversalLink:', to);
  }, [isInvalid, to]);

  const tab = openInNewTab ? { target: '_blank' } : {};
  const rel = openInNewTab ? { rel: 'noopener' } : {};
  const content = openInNewTab ? (
    <>
      {children}{' '}
      <span className="visually-hidden">
        <FormattedMessage {...messages.newTab} />
      </span>
    </>
  ) : (
    children
  );

  if (target.kind === 'dead') return <span className={attributes.className}>{children}</span>;
  if (target.kind === 'page') {
    const point = () => prefetch(target.path);
    return (
      <PageLink to={target.path} onPointerEnter={point} onFocus={point} {...tab} {...rel} {...attributes}>
        {content}
      </PageLink>
    );
  }
  if (target.kind === 'external') {
    return (
      <a href={target.href} rel="noopener noreferrer" {...tab} {...attributes}>
        {content}
      </a>
    );
  }
  return (
    <a href={target.kind === 'plain' ? target.href : '#'} {...tab} {...rel} {...attributes}>
      {content}
    </a>
  );
}
