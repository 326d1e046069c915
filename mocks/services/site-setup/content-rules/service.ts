import { pythonRepr } from '~mocks/lib/python-repr';
import type { JsonObject } from '~mocks/http/body';
import { readJson } from '~mocks/http/body';
import { badRequest, keyError, serverError } from '~mocks/http/failure';
import type { RepositoryReader } from '~mocks/repository/types';
import { urlOf } from '~mocks/content/perspective';
import type { Call, Service } from '../../shared/call';
import { requireOverseer } from './overseer';
import { assigned, buttons, reordered, switched } from './assign';
import type { Assignment } from './stored-rules';
import { assignmentsOn, ruleOf, rulesOf, setAssignments } from './stored-rules';

/** The rules that a body names; a text stands for its letters, as in Python. */
const namedRules = (ids: unknown): readonly unknown[] =>
  typeof ids === 'string' ? [...ids] : Array.isArray(ids) ? ids : [];

/** Rules that act in a folder, those that it gets from above and those that it could have. */
function get(call: Call): unknown {
  const { repository, item } = call;
  requireOverseer(call, repository);
  const own = assignmentsOn(repository, item).flatMap((assignment) => {
    const rule = ruleOf(repository, assignment.rule);
    return rule ? [{ assignment, rule }] : [];
  });
  const isOwn = (id: string) => own.some(({ rule }) => rule.id === id);
  const above = repository.chainOf(item).slice(1);
  return {
    'content-rules': {
      acquired_rules: above.flatMap((container) =>
        assignmentsOn(repository, container).flatMap(({ rule: id, enabled, bubbles }) => {
          const rule = bubbles && !isOwn(id) ? ruleOf(repository, id) : undefined;
          if (!rule) return [];
          const { title, description, event: trigger } = rule;
          const url = `${urlOf(call, container)}/@@manage-content-rules`;
          return [{ id, title, description, trigger, url, enabled: enabled && rule.enabled }];
        }),
      ),
      assigned_rules: own.map(({ assignment: { enabled, bubbles }, rule }) => ({
        id: rule.id,
        title: rule.title,
        description: rule.description,
        trigger: rule.event,
        url: `${call.base}/++rule++${rule.id}/@@manage-elements`,
        bubbles,
        enabled,
        global_enabled: rule.enabled,
      })),
      assignable_rules: rulesOf(repository)
        .filter(({ id }) => !isOwn(id))
        .map(({ id, title, description }) => ({ id, title, description })),
    },
  };
}

type ChangeAssignments = (present: readonly Assignment[], reader: RepositoryReader) => readonly Assignment[];

const change = (call: Call, work: ChangeAssignments): Promise<void> =>
  call.write((transaction, reader) => {
    requireOverseer(call, reader);
    const item = reader.byUid(call.item.uid) ?? call.item;
    const present = assignmentsOn(reader, item);
    const changed = work(present, reader);
    if (changed !== present) setAssignments(transaction, reader, item, changed);
  });

async function post(call: Call): Promise<unknown> {
  requireOverseer(call, call.repository);
  const [id] = call.rest;
  if (id === undefined) throw badRequest('Missing parameter rule_id');
  await change(call, (present, reader) => {
    if (!ruleOf(reader, id)) throw keyError(id);
    return assigned(present, id);
  });
  return { message: `Successfully assigned the rule ${id}` };
}

/** What a body asks for: the last of several buttons words the answer, the first one acts. */
function readChange(body: JsonObject): { message: string; work: ChangeAssignments } {
  const { operation, rule_id: id, rule_ids: ids } = body;
  const pressed = (Object.keys(buttons) as (keyof typeof buttons)[]).filter((name) => body[name]);
  const last = pressed.at(-1);
  const message = last
    ? buttons[last].told(pythonRepr(ids))
    : operation
      ? `Successfully applied the ${String(operation)}`
      : undefined;
  if (message === undefined)
    throw serverError(
      'UnboundLocalError',
      "cannot access local variable 'message' where it is not associated with a value",
    );
  if (operation === 'move_up' || operation === 'move_down')
    return { message, work: (present) => reordered(present, id, operation) };
  const [first] = pressed;
  const named = namedRules(ids);
  return {
    message,
    work: (present) =>
      first && named.length > 0 ? switched(present, named, buttons[first].change) : present,
  };
}

async function patch(call: Call): Promise<unknown> {
  requireOverseer(call, call.repository);
  const { message, work } = readChange(await readJson(call.request));
  await change(call, work);
  return { message };
}

async function remove(call: Call): Promise<undefined> {
  requireOverseer(call, call.repository);
  const { rule_ids: ids } = await readJson(call.request);
  const named = namedRules(ids);
  if (named.length === 0) throw badRequest('Missing parameter rule_ids');
  await change(call, (present) =>
    named.reduce<readonly Assignment[]>((left, id) => {
      if (!left.some(({ rule }) => rule === id)) throw keyError(String(id));
      return left.filter(({ rule }) => rule !== id);
    }, present),
  );
  return undefined;
}

/** Rules in force in a folder. They are kept and told of, but none acts here. */
export const contentRulesService: Service = {
  name: '@content-rules',
  takesSegments: true,
  get,
  post,
  patch,
  delete: remove,
};
