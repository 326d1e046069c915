import { beforeEach, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';

const folder = '/de/forschung';
const tus = { 'Tus-Resumable': '1.0.0' };
const octets = { ...tus, 'Content-Type': 'application/offset+octet-stream' };
const base64 = (text: string): string => Buffer.from(text).toString('base64');
let cms: TestCms;
let token: string;

beforeEach(async () => {
  cms = await createTestCms({ rateLimits: false });
  token = await cms.login('editor');
});

const send = (address: string, init: RequestInit): Promise<Response> =>
  cms.fetch(
    new Request(new URL(address, testOrigin), {
      ...init,
      headers: { ...(init.headers as Record<string, string>), Authorization: `Bearer ${token}` },
    }),
  );

async function begin(length: number): Promise<string> {
  const metadata = `filename ${base64('notiz.txt')},content-type ${base64('text/plain')},@type ${base64('File')}`;
  const headers = { ...tus, 'Upload-Length': String(length), 'Upload-Metadata': metadata };
  const answer = await send(`/++api++${folder}/@tus-upload`, { method: 'POST', headers });
  return answer.headers.get('location') ?? '';
}

const part = (address: string, offset: number, body: string): Promise<Response> =>
  send(address, { method: 'PATCH', headers: { ...octets, 'Upload-Offset': String(offset) }, body });

const files = () => {
  const item = cms.repository.byPath(folder);
  return item ? cms.repository.childrenOf(item).filter(({ type }) => type === 'File') : [];
};

const sizes = (): unknown[] => files().map(({ fields }) => (fields.file as { size: number }).size);

describe('an upload in parts', () => {
  test('makes one content, however many last parts come at once', async () => {
    const address = await begin(5);
    const answers = await Promise.all(Array.from({ length: 8 }, () => part(address, 0, 'abcde')));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(7).fill(404)]);
    expect(sizes()).toEqual([5]);
  });

  test('takes each part once, where the ones before it end', async () => {
    const address = await begin(10);
    const answers = await Promise.all(Array.from({ length: 8 }, () => part(address, 0, 'abcde')));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(7).fill(409)]);
    for (const offset of [0, 4, 6, 10, -1]) expect((await part(address, offset, 'fghij')).status).toBe(409);
    expect((await part(address, 5, 'fghij')).status).toBe(204);
    expect(sizes()).toEqual([10]);
  });

  test('takes no more than its beginning said', async () => {
    const address = await begin(10);
    expect((await part(address, 0, 'abcde')).status).toBe(204);
    expect((await part(address, 5, 'x'.repeat(1000))).status).toBe(413);
    const there = await send(address, { method: 'HEAD', headers: tus });
    expect(there.headers.get('upload-offset')).toBe('5');
    expect(files()).toEqual([]);
  });

  test('is no content before all of it has come', async () => {
    const address = await begin(10);
    expect((await part(address, 5, 'abcde')).status).toBe(409);
    expect((await part(address, 0, 'abcdefghi')).status).toBe(204);
    expect(files()).toEqual([]);
  });
});
