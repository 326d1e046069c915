import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import { json } from '../json';

interface Listed {
  id: string;
  title: string;
  addable: boolean;
  immediately_addable: boolean;
}

interface Schema {
  title: string;
  properties: Record<string, { title: string; default?: unknown; vocabulary?: { '@id': string } }>;
  required: string[];
  fieldsets: { id: string; fields: string[] }[];
}

let cms: TestCms;
beforeAll(async () => {
  cms = await createTestCms({
    items: [
      { path: '/de', type: 'LRF', title: 'Deutsch' },
      { path: '/en', type: 'LRF', title: 'English' },
      { path: '/de/seite', type: 'Document', title: 'Seite' },
      { path: '/de/jobs', type: 'JobOfferContainer', title: 'Stellen' },
      { path: '/de/bild', type: 'Image', title: 'Bild' },
    ],
    now: () => Date.parse('2026-11-21T10:20:30Z'),
  });
});

const listOf = async (path: string, as: string): Promise<Map<string, Listed>> => {
  const list = await json<Listed[]>(cms.ask(`${path}/@types`, { as }));
  return new Map(list.map((each) => [each.id, each]));
};
const addable = async (path: string, as: string): Promise<string[]> =>
  [...(await listOf(path, as)).values()].filter((each) => each.addable).map(({ id }) => id);
const schemaOf = async (path: string, as = 'admin'): Promise<Schema> => json<Schema>(cms.ask(path, { as }));

describe('types that may be added', () => {
  test('depend on the container', async () => {
    expect(await addable('/de/seite', 'admin')).toContain('Meldung');
    expect(await addable('/de/seite', 'admin')).not.toContain('Joboffer');
    expect((await addable('/de/jobs', 'admin')).sort()).toEqual([
      'Document',
      'File',
      'Image',
      'Joboffer',
      'Link',
    ]);
    expect(await addable('/de/bild', 'admin')).toEqual([]);
  });

  test('are the blogs alone for an editor, who may not add one either', async () => {
    const share = (role: string) =>
      cms.ask('/de/seite/@sharing', {
        method: 'POST',
        as: 'admin',
        json: {
          entries: [
            { id: 'member', type: 'user', roles: { Editor: false, Contributor: false, [role]: true } },
          ],
        },
      });
    const add = async () =>
      (
        await cms.ask('/de/seite', {
          method: 'POST',
          as: 'member',
          json: { '@type': 'BlogFolder', title: 'Blog' },
        })
      ).status;
    await share('Editor');
    expect(await addable('/de/seite', 'member')).toEqual(['BlogFolder']);
    expect(await add()).toBe(401);
    await share('Contributor');
    expect(await addable('/de/seite', 'member')).toEqual(await addable('/de/seite', 'admin'));
    expect(await add()).toBe(201);
    await share('Reader');
    expect(await addable('/de/seite', 'member')).toEqual([]);
  });

  test('are none without the right to add, and nobody sees them who is not logged in', async () => {
    expect(await addable('/de/seite', 'member')).toEqual([]);
    expect((await cms.ask('/de/@types')).status).toBe(401);
    expect((await cms.ask('/de/@types/Document')).status).toBe(401);
  });

  test('are what the folder was constrained to', async () => {
    const own = await createTestCms({ items: [{ path: '/de', type: 'LRF', title: 'Deutsch' }] });
    await own.repository.write((transaction, reader) => {
      const item = reader.byPath('/de');
      if (item)
        transaction.put({ ...item, constrainedTypes: { allowed: ['File', 'Link'], immediate: ['Link'] } });
    });
    const list = await json<Listed[]>(own.ask('/de/@types', { as: 'editor' }));
    expect(list.filter((each) => each.addable).map(({ id }) => id)).toEqual(['File', 'Link']);
    expect(list.filter((each) => each.immediately_addable).map(({ id }) => id)).toEqual(['Link']);
  });

  test('are listed by title in the language of the path, without the site itself', async () => {
    const german = [...(await listOf('/de', 'editor')).values()].map(({ title }) => title);
    expect(german).toEqual([...german].sort());
    expect((await listOf('/en', 'editor')).get('Meldung')?.title).toBe('News');
    expect((await listOf('/de', 'editor')).has('Plone Site')).toBe(false);
  });
});

describe('the schema of a type', () => {
  test('comes in the language of the path, with vocabularies in the context', async () => {
    const german = await schemaOf('/de/seite/@types/Document');
    const english = await schemaOf('/en/@types/Document');
    expect([german.title, german.properties.title?.title]).toEqual(['Seite', 'Titel']);
    expect([english.title, english.properties.title?.title]).toEqual(['Page', 'Title']);
    expect(german.properties.language?.vocabulary?.['@id']).toBe(
      'http://localhost:3000/de/seite/@vocabularies/plone.app.vocabularies.SupportedContentLanguages',
    );
    expect(JSON.stringify([german, english])).not.toMatch(/\{(?:site|context|date)\}/);
  });

  test('has its own kind of body', async () => {
    const response = await cms.ask('/de/@types/Event', { as: 'editor' });
    expect(response.headers.get('content-type')).toBe('application/json+schema');
  });

  test('leaves the short name out for whoever may not add here', async () => {
    const schema = await schemaOf('/de/@types/Document', 'member');
    expect(schema.properties).not.toHaveProperty('id');
    expect(schema.fieldsets.flatMap(({ fields }) => fields)).not.toContain('id');
    expect((await schemaOf('/de/@types/Document')).properties).toHaveProperty('id');
  });

  test('proposes the present hour for an event, and the next for its end', async () => {
    const { properties } = await schemaOf('/de/@types/Event');
    expect(properties.start?.default).toBe('2026-11-21T10:00:00+00:00');
    expect(properties.end?.default).toBe('2026-11-21T11:00:00+00:00');
  });

  test.each([
    ['/de/@types/Nix', 404, { type: 'NotFound', message: "Type 'Nix' could not be found." }],
    ['/de/@types/document', 404, { message: "Type 'document' could not be found." }],
    ['/de/@types/Document/title', 500, { type: 'AttributeError' }],
  ])('%s is %i', async (path, status, body) => {
    const response = await cms.ask(path, { as: 'editor' });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(body);
  });
});
