import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hashPassword } from '../../mocks/accounts/password';
import { createCms } from '../../mocks/cms';
import { createOutbox, outboxFolder } from '../../mocks/mail/outbox';
import { createRepository } from '../../mocks/repository/store/repository';
import { loadSeed } from '../../mocks/seed/load';
import type { Seed } from '../../mocks/seed/types';
import { createEdge } from '../../mocks/server/edge';
import { sendFailure, sendResponse, toRequest } from '../../mocks/server/node-adapter';
import { createMemoryStorage } from '../../mocks/storage/memory';

const title = 'Portal';
const unlisted = { exclude_from_nav: true };

/** What a new Plone with the add-on has: the roots of its languages with a folder for files each. */
const emptySite: Seed = {
  version: 'empty',
  items: [
    { path: '/de', type: 'LRF', title: 'Deutsch', fields: unlisted },
    { path: '/de/assets', type: 'LIF', title: 'Assets', fields: unlisted },
    { path: '/en', type: 'LRF', title: 'English', translationOf: '/de', fields: unlisted },
    { path: '/en/assets', type: 'LIF', title: 'Assets', translationOf: '/de/assets', fields: unlisted },
  ],
  redirects: {},
  settings: { 'portal-settings': { site_title: title } },
};

/** Starts the embedded CMS with an empty site in memory on a free port; resolves with its address. */
export async function startEmbedded(admin: { name: string; password: string }) {
  const repository = await createRepository(createMemoryStorage());
  const password = await hashPassword(admin.password);
  const manager = { id: admin.name, login: admin.name, fullname: '', email: '', groups: [] };
  await loadSeed(repository, emptySite, {
    pictures: '',
    files: '',
    users: [{ ...manager, roles: ['Manager'], password, root: true }],
  });
  await repository.write((transaction, { root }) => {
    transaction.put({ ...root, fields: { ...root.fields, title } });
  });
  const outbox = await outboxFolder(undefined);
  const cms = createCms({
    repository,
    mailer: createOutbox(outbox, { announce: () => undefined }),
    rateLimits: false,
    report: (error) => console.error(error),
  });
  const edge = createEdge();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = (edge.originOf(request) ?? '') + (request.url ?? '/');
    const context = { address: edge.addressOf(request) };
    await sendResponse(request, response, await cms.fetch(toRequest(request, url), context));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      sendFailure(response, 500, 'InternalServerError', String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await repository.close();
    await rm(outbox, { recursive: true, force: true });
  };
  return { site: `http://127.0.0.1:${port}`, outbox, stop };
}
