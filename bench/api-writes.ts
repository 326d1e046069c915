import { hashPassword } from '../mocks/accounts/password';
import { createCms } from '../mocks/cms';
import type { Repository } from '../mocks/repository/types';
import { extraPage, uidOf } from './synthetic-items';

const origin = 'http://localhost:3000/++api++';
const jsonHeaders = { Accept: 'application/json', 'Content-Type': 'application/json' };
const place = '/de/sections/bench';

/** A write as an editor's client makes it: each call has an item of its own, made before it is timed. */
export interface ApiWrite {
  what: string;
  run(number: number): Promise<void>;
}

type Send = (method: string, path: string, json?: unknown) => Promise<string>;

async function logIn(
  repository: Repository,
  fetch: (request: Request) => Promise<Response>,
): Promise<string> {
  const password = await hashPassword('bench', { N: 16, r: 1, p: 1 });
  const id = 'bench';
  await repository.write((transaction) =>
    transaction.setUser({ id, login: id, fullname: '', email: '', roles: ['Manager'], groups: [], password }),
  );
  const body = JSON.stringify({ login: id, password: 'bench' });
  const answer = await fetch(new Request(`${origin}/@login`, { method: 'POST', headers: jsonHeaders, body }));
  return ((await answer.json()) as { token: string }).token;
}

/** Puts pages there, without the API, on which writes are then measured. */
async function putPages(repository: Repository, first: number, count: number): Promise<void> {
  await repository.write((transaction) => {
    for (let number = first; number < first + count; number += 1)
      transaction.put({ ...extraPage(number), parent: uidOf('bench'), state: 'private' });
  });
}

const pathOf = (number: number): string => `${place}/extra-${number}`;

/** The writes of an editor's session on one repository; `runs` calls of each are prepared for. */
export async function apiWrites(repository: Repository, runs: number): Promise<ApiWrite[]> {
  const cms = createCms({ repository, rateLimits: false });
  const token = await logIn(repository, (request) => cms.fetch(request));
  const send: Send = async (method, path, json) => {
    const headers = { ...jsonHeaders, Authorization: `Bearer ${token}` };
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const answer = await cms.fetch(new Request(origin + path, { method, headers, ...body }));
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text}`);
    return text;
  };
  const spans = { change: 200_000, move: 300_000, publish: 400_000, remove: 500_000 };
  await repository.write((transaction) => {
    for (const id of ['bench', 'bench-target'])
      transaction.put({ ...extraPage(1), uid: uidOf(id), id, parent: uidOf('sections'), type: 'Document' });
  });
  for (const first of Object.values(spans)) await putPages(repository, first, runs);
  const { blocks, blocks_layout } = extraPage(0).fields;
  return [
    {
      what: 'POST of a page',
      run: async (number) => {
        const page = { '@type': 'Document', id: `made-${number}`, title: `Made ${number}` };
        await send('POST', place, { ...page, blocks, blocks_layout });
      },
    },
    {
      what: 'PATCH of a page',
      run: async (number) => {
        await send('PATCH', pathOf(spans.change + number), { title: `Changed ${number}`, blocks });
      },
    },
    {
      what: 'move of a page',
      run: async (number) => {
        await send('POST', '/de/sections/bench-target/@move', { source: pathOf(spans.move + number) });
      },
    },
    {
      what: 'publishing a page',
      run: async (number) => {
        await send('POST', `${pathOf(spans.publish + number)}/@workflow/publish`, {});
      },
    },
    {
      what: 'DELETE of a page',
      run: async (number) => {
        await send('DELETE', pathOf(spans.remove + number));
      },
    },
  ];
}
