import type { APIRequestContext } from '@playwright/test';
import { makePage, publish } from '../editing';
import { makeTargets, type Targets } from './choose-target';

const heading = { '@type': 'slate', value: [{ type: 'h2', children: [{ text: 'Kapitel' }] }] };

/** A page that visitors see, in which a block can stand; one that no picker offers is stored in it. */
export async function makeHost(
  request: APIRequestContext,
  name: string,
  isRestricted: boolean,
): Promise<Targets> {
  const stored = isRestricted ? [{ '@type': name }] : [];
  const path = await makePage(request, `Seite mit ${name}`, [heading, 'Anfang.', ...stored]);
  const targets = await makeTargets(request, path);
  await publish(request, path);
  return targets;
}
