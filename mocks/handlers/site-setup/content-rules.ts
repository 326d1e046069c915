import { readJson } from '../../http/body';
import { badRequest, keyError, serverError, unauthorized } from '../../http/failure';
import { pythonRepr } from '../../deserialize/python-repr';
import type { Call, Service } from '../call';

function requireOverseer({ repository, viewer }: Call): void {
  if (!repository.can(viewer, 'Manage users', repository.root)) throw unauthorized();
}

/** This server knows no rules, so that none can be named. */
const unknownRule = (id: unknown): Error => keyError(String(id));

async function patch(call: Call): Promise<never> {
  requireOverseer(call);
  const { operation, rule_id: id, rule_ids: ids } = await readJson(call.request);
  if (operation !== undefined) throw serverError('ValueError', `${pythonRepr(id)} is not in list`);
  if (Array.isArray(ids) && ids.length > 0)
    throw serverError('AttributeError', "'NoneType' object has no attribute 'enabled'");
  throw serverError(
    'UnboundLocalError',
    "cannot access local variable 'message' where it is not associated with a value",
  );
}

async function remove(call: Call): Promise<undefined> {
  requireOverseer(call);
  const { rule_ids: ids } = await readJson(call.request);
  if (!Array.isArray(ids)) throw badRequest('Missing parameter rule_ids');
  if (ids.length > 0) throw unknownRule(ids[0]);
  return undefined;
}

/** Rules that act when content changes. */
export const contentRulesService: Service = {
  name: '@content-rules',
  takesSegments: true,
  get(call) {
    requireOverseer(call);
    return { 'content-rules': { acquired_rules: [], assignable_rules: [], assigned_rules: [] } };
  },
  post(call) {
    requireOverseer(call);
    const [id] = call.rest;
    throw id === undefined ? badRequest('Missing parameter rule_id') : unknownRule(id);
  },
  patch,
  delete: remove,
};
