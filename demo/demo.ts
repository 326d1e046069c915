import { english } from './en/english';
import { german } from './de/german';
import { createDayClock } from '~mocks/seed/makers';
import { persons } from './persons';
import { demoSettings } from './settings';
import type { Seed, SeedRedirects } from '~mocks/seed/types';

/** Addresses of an earlier portal that are still printed somewhere. */
const redirects: SeedRedirects = {
  '/de/presse': '/de/press',
  '/de/forschung/lumea': '/de/forschung/grossgeraete/lumea',
  '/de/jobs': '/de/karriere/stellenangebote',
  '/en/imprint': '/en/legal-notice',
  '/en/research/lumea': '/en/research/facilities/lumea',
  '/en/jobs': '/en/careers/jobs',
};

/** The demo institution, dated around the given day. Raise the version whenever its content changes. */
export function demoSeed(today: Date): Seed {
  const day = createDayClock(today);
  return {
    version: '7',
    items: [...german, ...english, persons].flatMap((itemsOf) => itemsOf(day)),
    redirects,
    settings: { 'portal-settings': demoSettings },
  };
}
