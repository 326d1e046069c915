import type { Problem } from '~mocks/content/deserialize/problems';
import { Refusal, validationFailure } from '~mocks/content/deserialize/problems';
import { readJson } from '~mocks/http/body';
import type { JsonObject } from '~mocks/http/body';
import { badRequest, notFound, serverError, unauthorized } from '~mocks/http/failure';
import { inLanguage } from '~mocks/recorded/in-language';
import type { FormSchema, Panel } from '~mocks/recorded/panels';
import { recordedPanels } from '~mocks/recorded/panels';
import type { RepositoryReader } from '~mocks/repository/types';
import type { Call } from '../shared/call';
import { applyEffects } from './effects';
import { panelValue } from './panel-values';
import { isWithheld } from './withheld';
import { addType, removeType, saveTypePanel } from './type-panels';
import { ownEntry } from '~mocks/lib/own-entry';

const typesPanel = 'dexterity-types';

function requireOverseer(call: Call, reader: RepositoryReader): void {
  if (!reader.can(call.viewer, 'Manage users', reader.root)) throw unauthorized();
}

/** Settings that site administrators are not shown they do not change either, though Plone lets them. */
function requireMaySave(call: Call, reader: RepositoryReader, name: string): void {
  requireOverseer(call, reader);
  if (isWithheld(call, reader, name)) throw unauthorized();
}

/** Values that the body sets; every wrong one is told. Unknown names are passed over. */
function valuesFrom(call: Call, schema: FormSchema, body: JsonObject): Record<string, unknown> {
  const problems: Problem[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties)) {
    if (!Object.hasOwn(body, name) || property.readonly) continue;
    try {
      const isRequired = schema.required.includes(name);
      values[name] = panelValue(call, name, property, { value: ownEntry(body, name), isRequired });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push({ field: name, text: error.text });
    }
  }
  if (problems.length > 0) throw validationFailure(problems, call.language);
  return values;
}

function schemaOf(call: Call, name: string): FormSchema | undefined {
  const recorded = ownEntry(recordedPanels().panels, name);
  if (!recorded)
    throw serverError(
      'TypeError',
      "('Could not adapt', None, <InterfaceClass plone.restapi.interfaces.IDeserializeFromJson>)",
    );
  return (inLanguage(recorded, call.language) as Panel).schema;
}

/** Bytes of pictures are long: a logo stands in the body as text. */
const bodyLimit = 20 * 1024 * 1024;

/** Saves what the body names of a control panel, with everything that follows from it. */
export async function savePanel(call: Call): Promise<undefined> {
  requireOverseer(call, call.repository);
  const [name, ...more] = call.rest;
  if (name === undefined) throw badRequest('Missing parameter controlpanelname');
  const schema = schemaOf(call, name);
  const [child] = more;
  if (name === typesPanel && child !== undefined) return saveTypePanel(call, child);
  if (child !== undefined) throw notFound();
  requireMaySave(call, call.repository, name);
  const body = await readJson(call.request, { isContent: true, limit: bodyLimit });
  if (!schema) return undefined;
  const values = valuesFrom(call, schema, body);
  await call.write((transaction, reader) => {
    requireMaySave(call, reader, name);
    const saved = reader.setting<Record<string, unknown>>(name) ?? {};
    transaction.setSetting(name, { ...saved, ...values });
    applyEffects(name, { call, transaction, reader, values });
  });
  return undefined;
}

/** Nothing is added to a panel of settings, but types to theirs. */
export function addToPanel(call: Call): Promise<Response> {
  requireOverseer(call, call.repository);
  if (call.rest.length === 0) throw badRequest('Missing parameter controlpanelname');
  if (call.rest[0] === typesPanel) return addType(call);
  throw notFound();
}

/** A panel stays; what stands in it may go. */
export function removePanel(call: Call): Promise<undefined> {
  requireOverseer(call, call.repository);
  const [name, child] = call.rest;
  if (name === typesPanel && child !== undefined) return removeType(call, child);
  if (child !== undefined) throw notFound();
  const names = call.rest.map((name) => `'${name}'`).join(', ');
  throw badRequest(`Can't delete Control Panel: [${names}]`);
}
