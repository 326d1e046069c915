import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoSeed } from '~demo/demo';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';

const demo = demoSeed(new Date('2026-06-01T12:00:00Z'));
const { cms } = startCms({ items: demo.items, redirects: demo.redirects, settings: demo.settings });

test.each([
  ['siteadmin', 1],
  ['reviewer', 0],
])('Where a page stands in all languages, %s is led to its translations %i times', async (login, times) => {
  await renderSite('/de/forschung/create-translation', { token: await cms().login(login) });
  await screen.findByRole('heading', { level: 1, name: /Forschung/ });
  await screen.findByText(/allen Sprachen/);
  expect(screen.queryAllByRole('link', { name: 'Zu ihren Übersetzungen' })).toHaveLength(times);
});
