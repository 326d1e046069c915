import { readdirSync, readFileSync } from 'node:fs';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { createTestCms, type TestCms } from '~test/support/test-cms';

/** What a file of JSON holds. */
export const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export interface PloneSchema {
  properties: Record<string, Record<string, unknown>>;
  required?: string[];
  fieldsets: { id: string; fields: string[] }[];
}

/** Every schema inside some JSON, with the way to it. */
function schemasIn(value: unknown, way: string): [string, PloneSchema][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, each]) => schemasIn(each, `${way}/${key}`));
  const isSchema = isRecord(value) && isRecord(value['properties']) && Array.isArray(value['fieldsets']);
  return isSchema ? [[way, value as unknown as PloneSchema], ...inside] : inside;
}

const recordings = ['control-panels', 'user-schemas', 'behaviors'].map(
  (name) => `mocks/recorded/${name}.json`,
);
const examples = readdirSync('test/real-examples')
  .filter((name) => name.endsWith('.json'))
  .map((name) => `test/real-examples/${name}`);
/** All that were recorded of a Plone, each with where it was found. */
export const recordedSchemas = [...recordings, ...examples].flatMap((file) => schemasIn(json(file), file));

/** Those that the embedded CMS answers, each with the path of the call. */
export async function servedSchemas(): Promise<[string, PloneSchema][]> {
  const cms: TestCms = await createTestCms();
  const get = async (path: string): Promise<unknown> => {
    const answer = await cms.ask(path, { as: 'admin' });
    return answer.ok ? answer.json() : undefined;
  };
  const namesAt = async (path: string) =>
    recordsOf(await get(path)).map(({ '@id': id }) => textOf(id).split('/').at(-1) ?? '');
  const paths = [
    ...(await namesAt('/de/@types')).map((type) => `/de/@types/${type}`),
    ...(await namesAt('/@controlpanels')).map((panel) => `/@controlpanels/${panel}`),
    '/@userschema',
    '/@userschema/registration',
  ];
  const answers = await Promise.all(paths.map(async (path) => schemasIn(await get(path), path)));
  return answers.flat();
}
