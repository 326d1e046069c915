import type { APIRequestContext } from '@playwright/test';
import { isDue, roundOf } from '../../scripts/turn.mjs';
import { expect, test } from './support/journey';
import { createLinkCheck } from './support/links';
import { demoPaths, sweep, visitsTo, type Visit } from './support/sweep';

const isFull = process.env.PORTAL_FULL === '1';
const parts = 16;
const minute = 60_000;

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 30_000 });

async function visitsOfPart(request: APIRequestContext, part: number): Promise<Visit[]> {
  const visits = visitsTo(await demoPaths(request), isFull, roundOf());
  return visits.filter((_, index) => index % parts === part);
}

test.describe('every demo page in both languages renders with a clean console, axe at 0, no sideways scroll and no dead link', () => {
  test.setTimeout((isFull ? 40 : 8) * minute);

  for (let part = 0; part < parts; part += 1) {
    if (!isDue(part)) continue;
    test(`part ${part + 1} of ${parts}`, async ({ page, request }) => {
      const visits = await visitsOfPart(request, part);
      expect(visits.length).toBeGreaterThan(0);
      expect(await sweep(page, visits, createLinkCheck(request))).toEqual({});
    });
  }
});
