import { linkTarget } from '@/components/universal-link/link-target';

/** Points a link where the app has its target; the words of a dead one stay. */
export function settleLink(link: Element): void {
  const target = linkTarget(link.getAttribute('href') ?? '', true);
  if (target.kind === 'dead' || target.kind === 'invalid') {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.setAttribute('href', target.kind === 'page' ? target.path : target.href);
  if (target.kind === 'external' || link.getAttribute('target') === '_blank') {
    link.setAttribute('rel', 'noopener noreferrer');
  }
}
