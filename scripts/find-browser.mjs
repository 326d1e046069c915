// Finds a browser for tests: one named by CHROMIUM, Debian's, or Playwright's own.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Path of a Chromium; exits with one line that says how to get one when there is none. */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  const candidates = named
    ? [named]
    : ['/usr/bin/chromium', '/usr/bin/chromium-browser', chromium.executablePath()];
  const found = candidates.find((path) => existsSync(path));
  if (found) return found;
  console.error(
    named
      ? `CHROMIUM names ${named}, which does not exist.`
      : 'No browser found: install Debian’s chromium (apt-get install chromium), name one by CHROMIUM, or run "npx playwright install chromium".',
  );
  process.exit(1);
}

/** Chromium heeds the last such list alone: what Playwright switches off stands in it as well. */
const withoutFeatures = [
  // Pages of the browser's own for its address bar, which every window would load beside the page that is looked at.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Flags under which Chromium runs in a container and keeps to itself. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
];
