// What `npm run doctor` says of a Solr in each of its states.
import { examine } from '../doctor/examine.mjs';
import { openSite as openForDoctor } from '../doctor/site.mjs';
import { openSite } from './site.mjs';

export async function checkDoctor(check, api, solr, { stop, start }) {
  const { manage } = openSite(api, solr);
  const said = async () => {
    const found = await examine(await openForDoctor(new URL(api)));
    const { kind, text = '' } = found.find(({ title }) => title === 'search') ?? {};
    return `${kind} ${text}`;
  };
  const expectSaid = async (state, words) => {
    const text = await said();
    check(`of a Solr that ${state} the doctor says „${words}“`, text.includes(words), text);
  };
  await expectSaid('answers', 'note the search is that of kitconcept.solr');
  await stop();
  await expectSaid('is down', 'problem Solr does not answer');
  await start();
  const cleared = await fetch(`${solr}/update?commit=true`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ delete: { query: '*:*' } }),
  });
  check('Solr is emptied', cleared.ok, cleared.status);
  await expectSaid('has nothing', 'problem Solr is empty');
  await manage('PATCH', '/@registry', { 'collective.solr.active': false });
  await expectSaid('is not active', 'problem Solr is installed, but not active');
}
