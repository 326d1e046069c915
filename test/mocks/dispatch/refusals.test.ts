import { beforeEach, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import { read } from '../services/json';

let cms: TestCms;

beforeEach(async () => {
  cms = await createTestCms({ rateLimits: false });
});

async function refusal(path: string, method: string, json?: unknown): Promise<Record<string, unknown>> {
  const answer = await cms.ask(path, { as: 'editor', method, ...(json === undefined ? {} : { json }) });
  return (await answer.json()) as Record<string, unknown>;
}

describe('what is not found', () => {
  test.each([
    ['GET', '/de/gibt-es-nicht/darunter/@history/0', '/de/gibt-es-nicht'],
    ['GET', '/de/@gibt-es-nicht/mehr?a=1', '/de/@gibt-es-nicht'],
    ['PATCH', '/de/forschung/@workflow/publish', '/de/forschung/@workflow'],
    ['GET', '/de/forschung/@breadcrumbs/x/y', '/de/forschung/@breadcrumbs/x'],
    ['PUT', '/de/forschung', '/de/forschung/PUT_application_json_'],
  ])('%s %s is told as far as %s', async (method, path, told) => {
    const { message } = await refusal(path, method);
    expect(message).toMatch(new RegExp(`^Resource not found: .*\\+\\+api\\+\\+${told}$`));
  });
});

test('whoever is refused is told the closest content that everybody may see', async () => {
  const { context } = await refusal('/de/forschung/eingereicht', 'PATCH', { title: 'Neu' });
  expect(context).toMatch(/\/de\/forschung$/);
});

describe('versions', () => {
  const send = (path: string, method: string, json: unknown) =>
    cms.ask(path, { as: 'siteadmin', method, json });

  test('a revert leaves alone what nobody had given a value, and empties the description', async () => {
    await send('/de', 'POST', { '@type': 'Document', id: 'neu', title: 'Eins' });
    await send('/de/neu', 'PATCH', {
      title: 'Zwei',
      description: 'Text',
      exclude_from_nav: true,
      rights: 'frei',
    });
    await send('/de/neu/@history', 'PATCH', { version: 0 });
    const content = await read(cms, '/de/neu', { as: 'siteadmin' });
    expect(content).toMatchObject({ title: 'Eins', description: '', exclude_from_nav: true, rights: 'frei' });
  });

  test('a copy has no versions before it is edited', async () => {
    await send('/de', 'POST', { '@type': 'Document', id: 'neu', title: 'Eins' });
    await send('/de/@copy', 'POST', { source: '/de/neu' });
    const versions = async () => {
      const entries = await read(cms, '/de/copy_of_neu/@history', { as: 'siteadmin' });
      return (entries as unknown as { version?: number }[]).flatMap(({ version }) => version ?? []);
    };
    expect(await versions()).toEqual([]);
    await send('/de/copy_of_neu', 'PATCH', { title: 'Zwei' });
    expect(await versions()).toEqual([0]);
  });
});
