import { Refusal } from '~mocks/content/deserialize/problems';
import { pythonRepr } from '~mocks/lib/python-repr';
import { batchingLinks, idOfBatched } from '~mocks/http/batching';
import type { JsonObject } from '~mocks/http/body';
import { readJson } from '~mocks/http/body';
import { keyError, negativeSize, serverError } from '~mocks/http/failure';
import { withAddresses } from '~mocks/recorded/in-language';
import type { RegistryRecord } from '~mocks/settings/registry';
import { registryRecords, registryValue } from '~mocks/settings/registry';
import type { Call, Service } from '../shared/call';
import { applyEffects } from './effects';
import { requireManager } from './manager';
import { panelValue } from './panel-values';

function list(call: Call): unknown {
  const { parameters, repository, language, base } = call;
  const prefix = parameters.first('q') ?? '';
  const records = [...registryRecords(language).values()].filter(({ name }) => name.startsWith(prefix));
  const batch = {
    start: Math.max(0, parameters.integer('b_start', 0)),
    size: parameters.integer('b_size', 25),
  };
  if (batch.size < 0) throw negativeSize();
  const batching = batchingLinks(call.url, batch, records.length);
  const shown = batch.size === 0 ? records : records.slice(batch.start, batch.start + batch.size);
  return {
    '@id': idOfBatched(call.url),
    items: shown.map((record) => ({
      name: record.name,
      schema: { properties: withAddresses(record.property, { site: base, context: base }) },
      value: registryValue(repository, record),
    })),
    items_total: records.length,
    ...(batching ? { batching } : {}),
  };
}

function get(call: Call): unknown {
  requireManager(call);
  const [name, ...more] = call.rest;
  if (name === undefined) return list(call);
  if (more.length > 0)
    throw serverError(
      'Exception',
      'Must supply exactly one parameter (dotted name ofthe record to be retrieved)',
    );
  const record = registryRecords(call.language).get(name);
  if (!record) throw keyError(name);
  return registryValue(call.repository, record);
}

const pythonClasses: Readonly<Record<string, string>> = { boolean: 'bool', integer: 'int', number: 'float' };

function checked(call: Call, { field, property, isRequired }: RegistryRecord, value: unknown): unknown {
  try {
    return panelValue(call, field, property, { value, isRequired });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const type = pythonClasses[property.type] ?? 'str';
    throw serverError('WrongType', `(${pythonRepr(value)}, <class '${type}'>, 'value')`);
  }
}

/** Values by control panel. */
function valuesFrom(call: Call, body: JsonObject): Map<string, Record<string, unknown>> {
  const records = registryRecords(call.language);
  const found = new Map<string, Record<string, unknown>>();
  for (const [name, value] of Object.entries(body)) {
    const record = records.get(name);
    if (!record)
      throw serverError(
        'NotImplementedError',
        `This endpoint is only intended to update existing records! Couldn't find key ${name}`,
      );
    const values = found.get(record.panel) ?? {};
    values[record.field] = checked(call, record, value);
    found.set(record.panel, values);
  }
  return found;
}

const bodyLimit = 20 * 1024 * 1024;

/** Saves records as their control panels do, all or none. */
async function patch(call: Call): Promise<undefined> {
  requireManager(call);
  const body = await readJson(call.request, { isContent: true, limit: bodyLimit });
  const changed = valuesFrom(call, body);
  await call.write((transaction, reader) => {
    requireManager(call, reader);
    for (const [panel, values] of changed) {
      const saved = reader.setting<Record<string, unknown>>(panel) ?? {};
      transaction.setSetting(panel, { ...saved, ...values });
      applyEffects(panel, { call, transaction, reader, values });
    }
  });
  return undefined;
}

/** The settings of all control panels under the names of Plone's registry. */
export const registryService: Service = {
  name: '@registry',
  rootOnly: true,
  takesSegments: true,
  get,
  patch,
};
