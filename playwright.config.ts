import { defineConfig } from '@playwright/test';
import { browserFlags } from './scripts/find-browser.mjs';

export default defineConfig({
  testDir: 'test/journeys',
  // Special to a Plone without the portal's add-on.
  ...(process.env.PORTAL_STOCK ? {} : { testIgnore: 'stock-*' }),
  // Emptied before each run, so that nothing else may lie in it.
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  // What passes at the second try is reported as flaky, and does not fail the run.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `test-results/${process.env.PORTAL_REPORT ?? 'journeys'}.json` }],
  ],
  use: {
    baseURL: process.env.PORTAL_BASE,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.PORTAL_BROWSER, args: browserFlags },
  },
});
