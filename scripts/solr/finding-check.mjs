// What Solr finds, and for whom.
import { openSite } from './site.mjs';

const same = (found, path) => found.length === 1 && found[0] === path;

async function checkWords(check, { search }) {
  const totals = async (...words) => await Promise.all(words.map(async (q) => (await search({ q })).total));
  const [umlaut, plain, beginning, unknown] = await totals('Küste', 'kuste', 'Küs', 'xyzzy');
  check('an umlaut is found with and without its dots', umlaut > 0 && plain === umlaut, [umlaut, plain]);
  check('a beginning with an umlaut finds at least as much', beginning >= umlaut, [beginning, umlaut]);
  const [end, sharp, double, cut] = await totals('zentrum', 'straße', 'strasse', 'strass');
  check('the end of a word is found', end > 0, end);
  check('ß is found as ss', sharp > 0 && double === sharp, [sharp, double]);
  check('and by a beginning that ends in it', cut > 0, cut);
  check('what is nowhere is not found', unknown === 0, unknown);
}

async function checkPlaces(check, { search, suggest }) {
  const q = 'immerlund';
  const all = await search({ q });
  const place = '/de/institute';
  const [below, german] = [await search({ q, path_prefix: place }), await search({ q, lang: 'de' })];
  check(
    'a place finds what lies below it',
    below.total > 0 && below.total < all.total && below.paths.every((path) => path.startsWith(place)),
    below.paths,
  );
  check(
    'a language finds its own',
    german.total > 0 && german.paths.every((path) => !path.startsWith('/en')),
    german.paths,
  );
  const pages = await search({ q, group_select: '1' });
  check(
    'a tab shows its types, as many as all tabs count',
    pages.total > 0 && pages.total === all.counts.get('Pages') && pages.counts.get('All') === all.total,
    [pages.total, ...all.counts],
  );
  const suggested = await suggest({ query: 'tors' });
  check('a person is suggested by the beginning of a name', suggested.includes('/profile/torsen'), suggested);
}

/** A page from its first save to its deletion, each step looked for at once. */
async function checkLife(check, site) {
  const { makePage, manage, publish, search, suggest } = site;
  const word = { q: 'Zwirnsfadenwurm' };
  const folder = await makePage('/de', 'Ablage der Probe', 'Ein Ordner.');
  await publish(folder);
  const path = await makePage(folder, 'Quastenflosser im Übergang', 'Hier lebt der Zwirnsfadenwurm.');
  check('what is private is found by nobody else', (await search(word)).total === 0);
  check('but by a manager', same((await search(word, { isManager: true })).paths, path));
  await publish(path);
  const { paths, docs } = await search(word);
  check('what was published is found, by a word of a block', same(paths, path), paths);
  const [mark] = docs[0]?.highlighting ?? [];
  check('the word is marked', mark === 'Hier lebt der <em>Zwirnsfadenwurm</em>.', docs);
  check('its title is suggested', same(await suggest({ query: 'quastenf' }), path));

  await manage('PATCH', path, { title: 'Lungenfisch' });
  check('its new title is found', same((await search({ q: 'Lungenfisch' })).paths, path));
  check('and the old one is not', (await search({ q: 'Quastenflosser' })).total === 0);
  const changed = await search(word);
  check('its text stays, marked once', changed.docs[0]?.highlighting?.[0] === mark, changed.docs);

  await manage('PATCH', folder, { id: 'umbenannt' });
  const moved = path.replace(folder, '/de/umbenannt');
  check('it moves with its folder', same((await search(word)).paths, moved), (await search(word)).paths);
  check(
    'and is found below its new place',
    same((await search({ ...word, path_prefix: '/de/umbenannt' })).paths, moved),
  );
  await manage('POST', `${moved}/@workflow/retract`, {});
  check('what is taken back is found no more', (await search(word)).total === 0);
  await manage('POST', `${moved}/@sharing`, {
    entries: [{ id: 'AuthenticatedUsers', type: 'group', roles: { Reader: true } }],
  });
  check('nor by visitors when users may read it', (await search(word)).total === 0);
  await manage('DELETE', '/de/umbenannt');
  check('what was deleted is found by nobody', (await search(word, { isManager: true })).total === 0);
  const { json } = await manage('GET', '/@trash');
  const [lost] = json.items;
  await manage('POST', `/@trash/${lost['@id'].split('/').at(-1)}/restore`, {});
  const restored = await search(word, { isManager: true });
  check('what was taken out of the trash is found again', restored.total === 1, restored.paths);
  await manage('DELETE', '/de/umbenannt');
}

/** The text of a file, which Plone reads, and which a pass opens. */
async function checkFiles(check, { manage, search }) {
  const file = {
    '@type': 'File',
    title: 'Messreihe',
    file: {
      data: Buffer.from('Das Wort Kieselalgenschlick steht in dieser Datei.').toString('base64'),
      encoding: 'base64',
      filename: 'messreihe.txt',
      'content-type': 'text/plain',
    },
  };
  const { json } = await manage('POST', '/de', file);
  const path = new URL(json['@id']).pathname.replace(/^\/[^/]+/, '');
  const word = { q: 'Kieselalgenschlick' };
  check('a word in a text file is found', same((await search(word)).paths, path), json.message);
  const locked = await manage('PATCH', path, { restricted: true, restricted_token: 'Sesam-2026' });
  const found = await search(word, { isManager: true });
  check('of a restricted one it is not', locked.status === 204 && found.total === 0, [locked, found.paths]);
  await manage('DELETE', path);
}

/** What would make Solr's list endless, or fail. */
async function checkNumbers(check, { search }) {
  const all = await search({ rows: '1000000' });
  check('a list of all there is is whole', all.status === 200 && all.docs.length === all.total, all.total);
  const statuses = await Promise.all(['-1', 'x', ''].map(async (rows) => (await search({ rows })).status));
  check('numbers that are none are refused', statuses.join() === '400,400,400', statuses);
}

export async function checkFinding(check, api, solr) {
  const site = openSite(api, solr);
  await checkWords(check, site);
  await checkPlaces(check, site);
  await checkNumbers(check, site);
  await checkLife(check, site);
  await checkFiles(check, site);
}
