import { createOutboxReader } from '../../../scripts/parity/outbox.mjs';
import { test as base } from './journey';
import { cleanUp, startServer, type ServerProcess } from './server-process';

/** Where the mails of a CMS lie that runs already; the embedded one is started anew, and says where its own do. */
const given = process.env.PORTAL_OUTBOX;
let server: ServerProcess | undefined;

/** Journeys whose mails can be read. */
export const test = base.extend({
  baseURL: async ({ baseURL }, use) => use(server ? await server.address : baseURL),
});

/** Has the journeys of a file run on a CMS whose mails are at hand. */
export function withOutbox(): void {
  test.beforeAll(() => {
    if (given === undefined) server = startServer('--memory', '--port', '0');
  });
  test.afterAll(cleanUp);
}

type Mail = Awaited<ReturnType<ReturnType<typeof createOutboxReader>>>[number];

/** Reads the mails that come from now on, each once; journeys beside this one may send others to the same folder. */
export async function watchOutbox(isOwn: (mail: Mail) => boolean) {
  const newMails = createOutboxReader(given ?? /^Mails: (.*)$/m.exec(server?.said.out ?? '')?.[1] ?? '');
  await newMails();
  return async () => (await newMails()).filter(isOwn);
}
