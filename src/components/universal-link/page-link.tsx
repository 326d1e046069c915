import { forwardRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { createPath, resolvePath, useLocation } from 'react-router';
import { isPlainClick } from './plain-click';
import { addressIn, useGo } from './use-go';

type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
};

/** A link to a page of the app, which a change of the address leaves as it is unless it is relative to that. Other sites are the browser's. */
export const PageLink = forwardRef<HTMLAnchorElement, PageLinkProps>(function PageLink(
  { to, ...attributes },
  ref,
) {
  if (/^https?:/i.test(to)) return <a ref={ref} href={to} rel="noopener noreferrer" {...attributes} />;
  const Kind = to.startsWith('/') ? WholeLink : RelativeLink;
  return <Kind ref={ref} to={to} {...attributes} />;
});

const RelativeLink = forwardRef<HTMLAnchorElement, PageLinkProps>(function RelativeLink(
  { to, ...attributes },
  ref,
) {
  // The router's own way reads it from its routes, of which there are none: what says nothing would be the root.
  const address = createPath(resolvePath(to, useLocation().pathname));
  return <WholeLink ref={ref} to={address} {...attributes} />;
});

const WholeLink = forwardRef<HTMLAnchorElement, PageLinkProps>(function WholeLink(
  { to, onClick, target, ...attributes },
  ref,
) {
  const go = useGo();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (target !== undefined && target !== '_self'))
      return;
    event.preventDefault();
    // As in the browser itself, the page one is on is no further entry of its history.
    go(to, { replace: event.currentTarget.href === window.location.href });
  };
  return <a ref={ref} href={addressIn(to)} target={target} onClick={handleClick} {...attributes} />;
});
