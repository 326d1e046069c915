import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build-state.mjs';
import { callPlone, siteId } from './api.mjs';
import { noteDone, readState } from './data-folder.mjs';
import { exportInstitute, exportSeed } from './export-seed.mjs';
import { StartError } from './failure.mjs';
import { admin } from './instance.mjs';
import { runLogged } from './run.mjs';
import { keepStock } from './stock-seed.mjs';

const languages = ['de', 'en'];

/** What of Plone's own add-ons most sites of institutes have, and the portal's add-on brings along. */
const stockAddOns = ['plone.app.multilingual', 'plone.app.iterate', 'plone.app.discussion'];

async function readJson(path) {
  return JSON.parse(await readFile(path, 'utf8'));
}

/** Title and languages of a site whose content is in the folder. */
async function describeContent(folder) {
  const content = join(folder, 'content');
  const { _data_files_: files } = await readJson(join(content, '__metadata__.json'));
  const items = await Promise.all(files.map((name) => readJson(join(content, name))));
  const roots = items.filter((item) => item['@type'] === 'LRF');
  const own =
    roots.find(({ language }) => language === '##DEFAULT##')?.id ??
    languages.find((each) => roots.some(({ id }) => id === each));
  const site = items.find((item) => item['@type'] === 'Plone Site');
  return {
    title: site?.title || 'Portal',
    default_language: own ?? languages[0],
    languages: roots.length > 0 ? roots.map(({ id }) => id) : languages,
  };
}

/** The folder that fills a new site; undefined for an empty one. */
async function contentFolder(places, { empty, importFolder, stock }) {
  if (empty || importFolder) return importFolder;
  await rm(places.seed, { recursive: true, force: true });
  await exportSeed(places.seed);
  if (stock) await keepStock(places.seed);
  return places.seed;
}

/** Takes all out of the database that the instance names. */
export async function emptyDatabase(places) {
  const { code } = await runLogged(
    join(places.venv, 'bin/python'),
    [join(root, 'scripts/plone/empty_database.py'), join(places.instance, 'etc/zope.conf')],
    { log: places.log },
  );
  if (code !== 0) throw new StartError(`The database cannot be emptied. More in ${places.log}.`);
}

/** Makes the site where there is none, with its content. */
export async function ensureSite(places, options, print = console.log) {
  if ((await readState(places)).site) return;
  print('Making the site …');
  const folder = await contentFolder(places, options);
  const described = folder
    ? await describeContent(folder)
    : { title: 'Portal', default_language: languages[0], languages };
  const plan = {
    site_id: siteId,
    timezone: 'Europe/Berlin',
    add_ons: options.stock ? stockAddOns : ['researchportal'],
    owner: admin.name,
    import: folder ?? null,
    ...described,
  };
  await writeFile(places.plan, JSON.stringify(plan, null, 2));
  const { code, last } = await runLogged(
    join(places.venv, 'bin/python'),
    [join(root, 'scripts/plone/build_site.py'), join(places.instance, 'etc/zope.conf'), places.plan],
    { log: places.log, env: { IMPORTER_COMMIT_DISABLE: '1' } },
  );
  if (code !== 0) {
    const reason = /^FAILED (.*)/m.exec(last)?.[1] ?? 'its log says why';
    throw new StartError(`The site cannot be made: ${reason}. More in ${places.log}.`);
  }
  await noteDone(places, { site: true, demo: !options.empty && !options.importFolder });
}

/** Makes a site with the demo one with so many items; a run that was cut short goes on where it ended. */
export async function ensureItems(places, count, print = console.log) {
  const { items, demo } = await readState(places);
  if (items === count) return;
  if (items !== undefined || !demo)
    throw new StartError(
      `--items begins with the demo, which is not what ${places.data} has; --fresh begins anew.`,
    );
  print(`Filling the site with ${count} items …`);
  const { code, last } = await fillSite(places, count);
  if (code !== 0) {
    const reason = /^FAILED (.*)/m.exec(last)?.[1] ?? 'its log says why';
    throw new StartError(`The site cannot be filled: ${reason}. More in ${places.log}.`);
  }
  await rm(places.institute, { recursive: true });
  await noteDone(places, { items: count });
}

async function fillSite(places, count) {
  await rm(places.institute, { recursive: true, force: true });
  await exportInstitute(places.institute, count);
  const script = join(root, 'scripts/plone/fill_site.py');
  const conf = join(places.instance, 'etc/zope.conf');
  return await runLogged(
    join(places.venv, 'bin/python'),
    [script, conf, siteId, admin.name, places.institute],
    { log: places.log },
  );
}

async function demoSettings(places) {
  const { demo } = await readState(places);
  return demo ? await readJson(join(places.seed, 'settings.json')) : {};
}

/**
 * Fills the control panels that the seed names, once; mail goes to the outbox from every start on. PORTAL_RATE_LIMIT (on or
 * off) says whether visitors' calls are limited; without it that stays as the site has it, and a stock Plone has no limit.
 */
export async function ensureSettings(places, origin, smtpPort, { stock = false } = {}) {
  const panels = `/${siteId}/++api++/@controlpanels`;
  if (!(await readState(places)).settings) {
    for (const [panel, values] of Object.entries(await demoSettings(places)))
      await callPlone(origin, 'PATCH', `${panels}/${panel}`, values);
    await noteDone(places, { settings: true });
  }
  const limit = process.env.PORTAL_RATE_LIMIT;
  if (limit && !stock)
    await callPlone(origin, 'PATCH', `${panels}/portal-settings`, { rate_limits: limit !== 'off' });
  const { data } = await callPlone(origin, 'GET', `${panels}/mail`);
  await callPlone(origin, 'PATCH', `${panels}/mail`, {
    smtp_host: '127.0.0.1',
    smtp_port: smtpPort,
    email_from_name: data.email_from_name || 'Portal',
    email_from_address: data.email_from_address || 'portal@immerlund.example',
  });
}
