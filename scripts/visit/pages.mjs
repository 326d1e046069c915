import { below, fieldsOf, link, listing, ofType, picture, teaser, text } from './blocks.mjs';

const folder = '/de/besuchsmessung';
const many = 1000;
const atOnce = 4;

/** A call of the API; its answer, or an error with what it answers. */
export async function call(api, path, { token, body } = {}) {
  const answer = await fetch(api + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      Accept: 'application/json',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return await answer.json();
}

/** Items of a type that visitors see, in an order that stays. */
async function found(api, type) {
  const { items } = await call(api, `/@search?portal_type=${type}&sort_on=path&b_size=100`);
  return items
    .map(({ '@id': url, title }) => ({ path: new URL(url).pathname, title }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Twelve texts, two pictures, three teasers and a listing of ten; links to other pages are its first text. */
export const shortPage = (links, pictures, teasers, from) => [
  ...links,
  ...Array.from({ length: 12 - links.length }, (_, index) => index).flatMap((index) => [
    text(from + index),
    ...(index === 1 ? [picture(pictures[0].path)] : []),
    ...(index === 5 ? [picture(pictures[1].path)] : []),
    ...(index === 7 ? teasers.map(teaser) : []),
  ]),
  listing(ofType('Meldung'), 10),
];

/** Three hundred blocks, every third of them a picture. */
export const longPage = (pictures) =>
  Array.from({ length: 300 }, (_, index) =>
    index % 3 === 1 ? picture(pictures[Math.floor(index / 3) % pictures.length].path) : text(index),
  );

const page = (id, title, blocks = []) => ({
  '@type': 'Document',
  id,
  title,
  exclude_from_nav: true,
  ...fieldsOf(blocks),
});

async function makeMany(add) {
  const waiting = Array.from({ length: many }, (_, index) => String(index).padStart(4, '0'));
  const work = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) await add(page(`seite-${id}`, `Seite ${id}`));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Makes and publishes the pages that are measured; tells what a visit begins with and which links lead on from there. */
export async function makePages(base) {
  const api = `${base}/++api++`;
  const login = { login: 'siteadmin', password: 'Portal-Demo-2026' };
  const { token } = await call(api, '/@login', { body: login });
  const add = (to) => (body) => call(api, to, { token, body });
  const pictures = await found(api, 'Image');
  const news = await found(api, 'Meldung');

  await add('/de')(page('besuchsmessung', 'Besuchsmessung'));
  const inFolder = add(folder);
  await inFolder(page('viele', 'Viele Seiten', [listing(below(`${folder}/viele`), many)]));
  await makeMany(add(`${folder}/viele`));
  await inFolder(page('lang', 'Lange Seite', longPage(pictures)));
  await inFolder(page('zweite', 'Zweite Seite', shortPage([], pictures.slice(2), news.slice(3, 6), 20)));
  const links = [
    link(`${folder}/zweite`, 'Zur zweiten Seite'),
    link(`${folder}/lang`, 'Zur langen Seite'),
    link(`${folder}/viele`, 'Zu den vielen Seiten'),
  ];
  await inFolder(page('erste', 'Erste Seite', shortPage(links, pictures, news.slice(0, 3), 0)));
  await call(api, `${folder}/@workflow/publish`, { token, body: { include_children: true } });

  const linkTo = (name) => `main a[href$="${folder}/${name}"]`;
  return {
    base,
    first: `${folder}/erste`,
    links: { page: linkTo('zweite'), long: linkTo('lang'), list: linkTo('viele') },
  };
}
