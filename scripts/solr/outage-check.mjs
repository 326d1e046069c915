// What is left while Solr is down, and what has to be done after it.
import { authorization } from '../plone/api.mjs';
import { openSite } from './site.mjs';

export async function checkOutage(check, api, solr, { stop, start }) {
  const { visit, manage, search, makePage, publish } = openSite(api, solr);
  await stop();
  check(
    'while Solr is down its search fails',
    (await search({ q: 'Wasser' }, { isUp: false })).status === 500,
  );
  const catalog = await visit('/de/@search?SearchableText=Wasser');
  check('and the catalog finds', catalog.status === 200 && catalog.json.items_total > 0, catalog);
  const path = await makePage('/de', 'Geschrieben ohne Solr', 'Der Bernsteinschnegel wartet.');
  const published = await publish(path);
  check('editors write on', published.status === 200, published);
  await start();
  const word = { q: 'Bernsteinschnegel' };
  check('what they wrote is missing at first', (await search(word)).total === 0);
  const synced = await fetch(`${api}/@@solr-maintenance/sync`, {
    headers: { Authorization: authorization },
    signal: AbortSignal.timeout(120_000),
  });
  const said = await synced.text();
  check('and found after a sync', (await search(word)).total === 1, said.slice(-300));
  await manage('DELETE', path);
  check('what was deleted is gone', (await search(word, { isManager: true })).total === 0);
}
