import { saveConsent } from '@/components/consent-gate/consent';
import { variant } from '@/site/variants/variant';
import type { ConsentModule } from '@/site/variants/variant-definition';
import { removeTraces } from './traces';

/** Every module of the site, also one that the settings do not show, gets an answer. */
function saveFor(isAllowed: (module: ConsentModule) => boolean): void {
  const answers = variant().consentModules.map(({ name }) => [name, isAllowed(name)] as const);
  saveConsent(Object.fromEntries(answers));
  for (const [module, allowed] of answers) if (!allowed) removeTraces(module);
}

export const agreeToAll = (): void => saveFor(() => true);

export const refuseAll = (): void => saveFor(() => false);

/** Allows the chosen modules and no other. */
export const agreeTo = (chosen: ReadonlySet<ConsentModule>): void => saveFor((module) => chosen.has(module));

/** The modules that the settings show, in their order. */
export const shownModules = (): readonly ConsentModule[] =>
  variant()
    .consentModules.filter(({ hidden }) => !hidden)
    .map(({ name }) => name);
