import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCms } from '~mocks/cms';
import { createOutbox, outboxFolder } from '~mocks/mail/outbox';
import { createRepository } from '~mocks/repository/store/repository';
import { createDiskStorage } from '~mocks/storage/disk';
import { createMemoryStorage } from '~mocks/storage/memory';
import { prepareContent } from './content-store';
import { createEdge } from './edge';
import { sendFailure, sendResponse, toRequest } from './node-adapter';
import { routeOf } from './routes';
import { embeddedReader } from './public-reader';
import { sendFeed } from './send-feed';
import type { VariantName } from './site-config';
import { hiddenPathsOf } from './site-config';

export interface DevOptions {
  /** Folder of the content; without it everything is kept in memory. */
  data?: string;
  variant?: VariantName;
}

type Handle = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** `close` gives the data folder back, for a server that starts again. */
type Middleware = Handle & { close(): Promise<void> };

/** The embedded CMS as a middleware of Vite's server: it takes the API's calls and leaves the rest to Vite. */
export async function createCmsMiddleware(options: DevOptions = {}): Promise<Middleware> {
  const storage = options.data === undefined ? createMemoryStorage() : createDiskStorage(options.data);
  const repository = await createRepository(storage);
  for (const note of await prepareContent(repository, 'localhost')) console.log(note);
  const hiddenPaths = hiddenPathsOf(options.variant ?? 'default');
  const mailer = createOutbox(await outboxFolder(options.data), { announce: (line) => console.log(line) });
  const cms = createCms({ repository, hiddenPaths, mailer, report: (error) => console.error(error) });

  const edge = createEdge();

  const handle: Handle = (request, response, next) => {
    const origin = edge.originOf(request);
    if (origin === undefined)
      return sendFailure(response, 421, 'MisdirectedRequest', 'This server answers on loopback alone.');
    const path = request.url ?? '/';
    const url = new URL(origin + (path.startsWith('/') ? path : `/${path}`));
    const route = routeOf(request, url.pathname, 'embedded');
    const address = edge.addressOf(request);
    if (route === 'feed') {
      sendFeed(request, response, origin, embeddedReader(cms, { origin, address })).catch(next);
      return;
    }
    if (route !== 'view' && route !== 'cms') return next();
    cms
      .fetch(toRequest(request, url.href), { address })
      .then((answer) => sendResponse(request, response, answer))
      .catch(next);
  };
  return Object.assign(handle, { close: () => repository.close() });
}
