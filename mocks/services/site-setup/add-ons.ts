import { emptyResponse } from '~mocks/http/json';
import { serverError } from '~mocks/http/failure';
import type { Recorded } from '~mocks/recorded/in-language';
import { inLanguage, withAddresses } from '~mocks/recorded/in-language';
import { recording } from '~mocks/recorded/recording';
import text from '~mocks/recorded/add-ons.json?raw';
import type { RepositoryReader } from '~mocks/repository/types';
import type { Call, Service } from '../shared/call';
import { requireManager } from './manager';

interface AddOn {
  '@id': string;
  id: string;
  is_installed: boolean;
}

const recorded = recording<Recorded<readonly AddOn[]>>(text);

const key = 'add-ons';

/** Add-ons that somebody has switched on: they are noted, for this server runs no code of theirs. */
const switchedOn = (reader: RepositoryReader): readonly string[] =>
  reader.setting<readonly string[]>(key) ?? [];

function addOns(call: Call): AddOn[] {
  const on = new Set(switchedOn(call.repository));
  const all = inLanguage(recorded(), call.language) as readonly AddOn[];
  return withAddresses(all, { site: call.base, context: call.base }).map((each) => ({
    ...each,
    is_installed: each.is_installed || on.has(each.id),
  }));
}

function get(call: Call): unknown {
  requireManager(call);
  const [id] = call.rest;
  if (id === undefined) return { items: addOns(call) };
  return addOns(call).find((each) => each.id === id) ?? [];
}

const actions = new Set(['install', 'uninstall', 'upgrade', 'import']);

/** What this server is made of stays: only add-ons that do nothing here come and go. */
async function post(call: Call): Promise<unknown> {
  requireManager(call);
  const [id, action] = call.rest;
  if (id === undefined || action === undefined || !actions.has(action))
    throw serverError('Exception', `Unknown action ${action ?? 'None'}`);
  const isKnown = addOns(call).some((each) => each.id === id);
  if (isKnown && (action === 'install' || action === 'uninstall'))
    await call.write((transaction, reader) => {
      requireManager(call, reader);
      const others = switchedOn(reader).filter((each) => each !== id);
      transaction.setSetting(key, action === 'install' ? [...others, id] : others);
    });
  const wantsList = call.request.headers.get('prefer') === 'return=representation';
  return wantsList ? { items: addOns(call) } : emptyResponse();
}

export const addOnsService: Service = {
  name: '@addons',
  rootOnly: true,
  takesSegments: true,
  get,
  post,
};
