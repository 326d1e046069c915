import { visit } from './first-visit.mjs';
import { replace, takeSnapshot } from './floors.mjs';
import { serveMirror } from './mirror.mjs';
import { navigate } from './navigation.mjs';
import { createResults } from './results.mjs';
import { measurements, rows } from './rows.mjs';

/** Where the links of the first page lead. */
async function targetsOf(browser, url, links) {
  const page = await browser.newPage();
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    const targets = {};
    for (const [name, link] of Object.entries(links)) {
      if (link === undefined) continue;
      const target = await page
        .waitForFunction((selector) => document.querySelector(selector)?.closest('a[href]')?.href, link, {
          timeout: 20_000,
        })
        .catch((error) => {
          const reason = error.message.includes('not a valid selector')
            ? 'is no selector'
            : 'is no link there';
          throw new Error(`${link} ${reason}: ${url}`);
        });
      targets[name] = await target.jsonValue();
    }
    return targets;
  } finally {
    await page.close();
  }
}

/** The static pages of every measurement, made from what the site shows. */
async function makeFloors(browser, url, targets, { selectors, mirror, wanted }) {
  const snapshots = { first: {}, inner: {} };
  for (const profile of new Set(wanted.map(({ of, profile: each }) => (of === 'visit' ? each : 'desktop')))) {
    const { html } = await takeSnapshot(browser, url, profile, selectors);
    snapshots.first[profile] = mirror.add(`/floor-${profile}.html`, html);
  }
  for (const [name, target] of Object.entries(targets))
    snapshots.inner[name] = (await takeSnapshot(browser, target, 'desktop', selectors)).inner;
  return snapshots;
}

/** Measures a site and its floors in turns, so that all meet the same weather on the machine. */
export async function measureSite(browser, site, { rounds, hover, heading, content }, say) {
  const url = site.base + site.first;
  const selectors = { heading, content };
  const wanted = measurements(Object.keys(site.links).filter((name) => site.links[name] !== undefined));
  const mirror = await serveMirror(site.base);
  try {
    const targets = await targetsOf(browser, url, site.links);
    const floors = await makeFloors(browser, url, targets, { selectors, mirror, wanted });
    const measure = async ({ of, profile }) => {
      if (of === 'visit')
        return {
          measured: await visit(browser, url, profile),
          floor: await visit(browser, floors.first[profile], profile),
        };
      const click = { link: site.links[of], heading, hover };
      const html = floors.inner[of].replaceAll(site.base, '');
      return {
        measured: await navigate(browser, url, profile, click),
        floor: await replace(browser, floors.first.desktop, profile, { ...click, html, content }),
      };
    };
    // The first visits of all warm up browser, site and mirror, and do not count.
    for (const each of wanted.filter(({ of }) => of === 'visit')) await measure(each);
    const results = createResults(rows);
    for (let round = 1; round <= rounds; round += 1) {
      say(`round ${round} of ${rounds} …`);
      for (const each of wanted) {
        const { measured, floor } = await measure(each);
        results.add('measured', each, measured);
        results.add('floor', each, floor);
      }
    }
    return results.summed();
  } finally {
    mirror.stop();
  }
}
