import { beforeEach, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import type { Body } from '../json';
import { read } from '../json';

const panel = '/@controlpanels/content-rules';
let cms: TestCms;

const send = (method: string, path: string, json: unknown = {}, as = 'admin') =>
  cms.ask(path, { as, method, json });

const make = (title: string, more: object = {}) =>
  send('POST', panel, { title, event: 'Object modified', ...more });

const rule = (id = 'rule-1'): Promise<Body> => read(cms, `${panel}/${id}`, { as: 'admin' });

async function rulesOn(path: string): Promise<Record<'acquired' | 'assigned' | 'assignable', string[]>> {
  const { 'content-rules': found } = await read(cms, `${path}/@content-rules`, { as: 'admin' });
  const ids = (kind: string) => (found?.[`${kind}_rules`] as unknown as { id: string }[]).map(({ id }) => id);
  return { acquired: ids('acquired'), assigned: ids('assigned'), assignable: ids('assignable') };
}

beforeEach(async () => {
  cms = await createTestCms({ rateLimits: false });
  await make('Eins', { description: 'Die erste' });
  await make('Zwei', { enabled: false });
});

describe('rules', () => {
  test('are listed as they were made', async () => {
    const { items } = await read(cms, panel, { as: 'siteadmin' });
    expect(items).toMatchObject([
      [
        {
          id: 'rule-1',
          title: 'Eins',
          trigger: 'Object modified',
          row_class: 'trigger-iobjectmodifiedevent state-enabled assignment-unassigned',
        },
        { id: 'rule-2', enabled: false, row_class: expect.stringContaining('state-disabled') as string },
      ],
    ]);
  });

  test('take the lowest number that is free', async () => {
    await send('DELETE', `${panel}/rule-1`);
    const response = await make('Neu');
    expect(response.headers.get('location')).toMatch(/\/rule-1$/);
    expect((await rule()).title).toBe('Neu');
  });

  test.each([
    [{ event: 'Object modified' }, 400, 'BadRequest'],
    [{ title: 'x' }, 503, 'KeyError'],
    [{ title: 'x', event: 'quark' }, 500, 'LookupError'],
    [{ title: 'x', event: ['Object modified'] }, 500, 'TypeError'],
  ])('%j: %d %s', async (json, status, type) => {
    const response = await send('POST', panel, json);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ type });
  });

  test('a change switches off what it does not name', async () => {
    expect((await send('PATCH', `${panel}/rule-1`, { title: 'Neu', stopExecuting: true })).status).toBe(204);
    expect(await rule()).toMatchObject({
      title: 'Neu',
      description: 'Die erste',
      enabled: false,
      stop: true,
      cascading: false,
    });
  });

  test.each(['editor', 'member', 'reviewer'])('are not for %s', async (as) => {
    for (const [method, path] of [
      ['GET', panel],
      ['POST', panel],
      ['PATCH', `${panel}/rule-1`],
      ['DELETE', `${panel}/rule-1`],
      ['GET', '/de/@content-rules'],
      ['POST', '/de/@content-rules/rule-1'],
    ] as const)
      expect((await cms.ask(path, { as, method, ...(method === 'GET' ? {} : { json: {} }) })).status).toBe(
        401,
      );
    expect((await rule()).title).toBe('Eins');
  });
});

describe('what a rule does and asks', () => {
  const add = (kind: string, json: object) => send('POST', `${panel}/rule-1/${kind}`, json);
  const summaries = async (kind: 'actions' | 'conditions') =>
    ((await rule())[kind] as unknown as { summary: string }[]).map(({ summary }) => summary);

  beforeEach(async () => {
    await add('action', { type: 'plone.actions.Logger', message: 'Hallo' });
    await add('action', { type: 'plone.actions.Workflow', transition: 'publish' });
    await add('action', { type: 'plone.actions.Delete' });
  });

  test('stands there in words', async () => {
    await add('condition', { type: 'plone.conditions.PortalType', check_types: ['Document', 'Nichts'] });
    await add('condition', { type: 'plone.conditions.Role', role_names: ['Editor', 'Reader'] });
    expect(await summaries('actions')).toEqual([
      'Protokolleintrag: Hallo',
      'Statuswechsel publish ausführen',
      'Inhalt löschen',
    ]);
    expect(await summaries('conditions')).toEqual(['Inhaltstypen sind: Seite', 'Rollen: Editor, Reader']);
  });

  test.each([
    ['_move_down', 0, ['Statuswechsel publish ausführen', 'Protokolleintrag: Hallo', 'Inhalt löschen']],
    ['_move_up', 2, ['Protokolleintrag: Hallo', 'Inhalt löschen', 'Statuswechsel publish ausführen']],
    ['_move_up', 0, ['Statuswechsel publish ausführen', 'Protokolleintrag: Hallo', 'Inhalt löschen']],
  ])('%s of %d: %j', async (step, place, order) => {
    const path = `${panel}/rule-1/action/${place}`;
    expect((await send('PATCH', path, { 'form.button.Move': step })).status).toBe(204);
    expect(await summaries('actions')).toEqual(order);
  });

  test('is changed, shown with its form and removed', async () => {
    const path = `${panel}/rule-1/action/0`;
    await send('PATCH', path, { message: 'Neu', unknown: 1 });
    const shown = await read(cms, path, { as: 'admin' });
    expect(shown).toMatchObject({ message: 'Neu', '@schema': { type: 'object' } });
    expect(shown).not.toHaveProperty('unknown');
    await send('DELETE', path);
    expect(await summaries('actions')).toEqual(['Statuswechsel publish ausführen', 'Inhalt löschen']);
    expect((await cms.ask(`${panel}/rule-1/action/1`, { as: 'admin' })).status).toBe(500);
  });

  test('an event offers what fits it', async () => {
    await make('Benutzer', { event: 'User Created' });
    const { addable_actions: actions } = await rule('rule-3');
    const names = (actions as unknown as { addview: string }[]).map(({ addview }) => addview);
    expect(names).toContain('plone.actions.Mail');
    expect(names).not.toContain('plone.actions.Copy');
  });
});

describe('assignments', () => {
  beforeEach(async () => {
    for (const id of ['rule-1', 'rule-2']) await send('POST', `/de/@content-rules/${id}`);
  });

  test('hold in the folder and below', async () => {
    expect(await rulesOn('/de')).toEqual({ acquired: [], assigned: ['rule-1', 'rule-2'], assignable: [] });
    expect(await rulesOn('/de/bilder')).toMatchObject({ acquired: ['rule-1', 'rule-2'], assigned: [] });
    await send('PATCH', '/de/@content-rules', { rule_ids: ['rule-1'], 'form.button.NoBubble': true });
    expect(await rulesOn('/de/bilder')).toMatchObject({ acquired: ['rule-2'] });
    expect((await rule()).assignments).toMatchObject([{ url: expect.stringMatching(/\/de$/) as string }]);
  });

  test('move and go', async () => {
    await send('PATCH', '/de/@content-rules', { operation: 'move_up', rule_id: 'rule-2' });
    expect((await rulesOn('/de')).assigned).toEqual(['rule-2', 'rule-1']);
    expect((await send('DELETE', '/de/@content-rules', { rule_ids: ['rule-2'] })).status).toBe(204);
    expect(await rulesOn('/de')).toMatchObject({ assigned: ['rule-1'], assignable: ['rule-2'] });
    await send('DELETE', `${panel}/rule-1`);
    expect(await rulesOn('/de')).toMatchObject({ assigned: [], assignable: ['rule-2'] });
  });

  test('go with the content', async () => {
    await send('POST', '/de', { '@type': 'Document', id: 'ort', title: 'Ort' });
    await make('Drei');
    await send('POST', '/de/ort/@content-rules/rule-3');
    expect((await rule('rule-3')).assignments).toHaveLength(1);
    await cms.ask('/de/ort', { as: 'admin', method: 'DELETE' });
    expect((await rule('rule-3')).assignments).toEqual([]);
  });

  test.each([
    [{ rule_ids: ['rule-9'], 'form.button.Enable': true }, 500],
    [{ operation: 'move_down', rule_id: 'rule-9' }, 500],
    [{}, 500],
    [{ operation: 'quark' }, 200],
  ])('%j: %d', async (json, status) => {
    expect((await send('PATCH', '/de/@content-rules', json)).status).toBe(status);
    expect((await rulesOn('/de')).assigned).toEqual(['rule-1', 'rule-2']);
  });
});
