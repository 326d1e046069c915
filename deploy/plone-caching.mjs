// node deploy/plone-caching.mjs --api http://127.0.0.1:8080/Plone --cache http://127.0.0.1:6081 [--login admin]
// Lets Plone say how long its answers to everybody may be kept, and tell the cache of each change; to be repeated when a
// content type was added. The password of the manager comes from PORTAL_PASSWORD.
import { parseArgs } from 'node:util';
import { conclude, isAddress, plonesManager } from './plone-manager.mjs';

const usage =
  'node deploy/plone-caching.mjs --api http://127.0.0.1:8080/Plone --cache http://127.0.0.1:6081 [--login admin]   (password in PORTAL_PASSWORD)';

const addOn = 'plone.app.caching';

const settings = (cache, types) => ({
  'plone.caching.interfaces.ICacheSettings.enabled': true,
  'plone.cachepurging.interfaces.ICachePurgingSettings.enabled': true,
  'plone.cachepurging.interfaces.ICachePurgingSettings.cachingProxies': [cache],
  // Of other types than these no change is told.
  'plone.app.caching.interfaces.IPloneCacheSettings.purgedContentTypes': types,
  // The cache forgets all at any change: one address is enough.
  'plone.cachepurging.interfaces.ICachePurgingSettings.virtualHosting': false,
});

function readOptions() {
  const { values } = parseArgs({
    options: {
      api: { type: 'string', default: '' },
      cache: { type: 'string', default: '' },
      login: { type: 'string', default: 'admin' },
    },
  });
  const password = process.env.PORTAL_PASSWORD;
  if (!isAddress(values.api) || !isAddress(values.cache) || !password) throw new Error(usage);
  return { ...values, password };
}

async function run() {
  const { api, cache, login, password } = readOptions();
  const { call, install } = plonesManager({ api, login, password, timeLimit: 60_000 });
  await install(addOn);
  // Rules of the site's own stay.
  const rules = await call('GET', '/@registry/plone.caching.interfaces.ICacheSettings.operationMapping');
  if (Object.keys(rules ?? {}).length === 0)
    await call('POST', `/@addons/${addOn}/import/with-caching-proxy`, {});
  const { items } = await call('GET', '/@vocabularies/plone.app.vocabularies.PortalTypes?b_size=-1');
  const types = items.map(({ token }) => token);
  await call('PATCH', '/@registry', settings(new URL(cache).origin, types));
  console.log(`Plone says how long its answers may be kept, and tells ${new URL(cache).origin} of changes.`);
}

await conclude(run);
