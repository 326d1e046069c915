import Cookies from 'js-cookie';
import type { ConsentModule } from '@/site/variants/variant-definition';

/** What the counting services' scripts leave at this site, by the names of their cookies; not their mark of a refusal. */
const traces: Partial<Record<ConsentModule, RegExp>> = {
  tracking: /^(_pk_|mtm_(?!consent_removed$))/,
  etracker: /^(_et_|et_(?!oi_)|BT_|isSdEnabled$)/,
};

/** A cookie goes only under the domain that it was set for, which cannot be read: the host's or one above it. */
function remove(name: string): void {
  const labels = window.location.hostname.split('.');
  Cookies.remove(name, { path: '/' });
  labels.forEach((_, index) => Cookies.remove(name, { path: '/', domain: labels.slice(index).join('.') }));
}

/** Removes the cookies of a module that the visitor does not allow, whether or not its script is on this page. */
export function removeTraces(module: ConsentModule): void {
  const names = traces[module];
  if (names === undefined) return;
  Object.keys(Cookies.get())
    .filter((name) => names.test(name))
    .forEach(remove);
}
