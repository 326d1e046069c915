import { expect, test } from 'vitest';
import { createTestCms } from '~test/support/test-cms';

const picture = '/de/bild.png';
const point = { x: 71, y: 36.5 };

type Body = Record<string, unknown>;

test('The focal point of a picture is told with it, in lists and by the blocks that show it', async () => {
  const cms = await createTestCms({ rateLimits: false });
  const ask = (method: string, path: string, json?: unknown) =>
    cms.ask(path, { method, as: 'admin', ...(json === undefined ? {} : { json }) });
  const get = async (path: string) => (await (await ask('GET', path)).json()) as Body;
  const [found] = (await get('/@search?portal_type=Image&b_size=1')).items as { '@id': string }[];
  const path = new URL(found?.['@id'] ?? picture).pathname;
  const { UID } = await get(path);
  const inList = async () => ((await get(`/@search?UID=${String(UID)}`)).items as Body[])[0];

  expect(await get(path)).toMatchObject({ focal_point: null });
  expect(JSON.stringify(await inList())).not.toContain('focal_point');

  for (const wrong of [{ x: 101, y: 0 }, { x: 1 }, [1, 2], { ...point, z: 3 }])
    expect((await ask('PATCH', path, { focal_point: wrong })).status, JSON.stringify(wrong)).toBe(400);
  expect((await ask('PATCH', path, { focal_point: point })).status).toBe(204);

  expect(await get(path)).toMatchObject({ focal_point: point, image: { focal_point: point } });
  expect(await inList()).toMatchObject({ image_scales: { image: [{ focal_point: point }] } });
  const made = await ask('POST', '/de', {
    '@type': 'Document',
    title: 'Seite mit Bild',
    preview_image_link: path,
    blocks: { a: { '@type': 'image', url: path } },
    blocks_layout: { items: ['a'] },
  });
  const scales = { image_scales: { image: [{ focal_point: point }] } };
  expect(await made.json()).toMatchObject({ blocks: { a: scales }, preview_image_link: scales });

  expect((await ask('PATCH', path, { focal_point: null })).status).toBe(204);
  expect(JSON.stringify(await inList())).not.toContain('focal_point');
});
