import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createCms } from '../cms';
import { createOutbox, outboxFolder } from '../mail/outbox';
import { endWell } from './ending';
import { openContent } from './open-content';
import { listen } from './listen';
import type { ServerOptions } from './options';
import { readOptions, StartError, usage } from './options';
import { builtApp } from './project-root';
import { createProxy } from './proxy';
import type { SiteLanguages } from './site-config';
import { hiddenPathsOf, pageConfig, siteLanguages } from './site-config';
import type { Backend } from './site-server';
import { createSiteHandler, readSite } from './site-server';

interface Running {
  backend: Backend;
  /** The languages of the site; undefined where a Plone elsewhere decides. */
  languages?: SiteLanguages;
  notes: readonly string[];
  close(): Promise<void>;
}

const report = (error: unknown): void => console.error(error);

async function openBackend(options: ServerOptions): Promise<Running> {
  if (options.api) {
    const notes = [`Content comes from ${options.api.href}`];
    return { backend: { proxy: createProxy(options.api) }, notes, close: async () => undefined };
  }
  const { repository, notes } = await openContent(options);
  const hiddenPaths = hiddenPathsOf(options.variant);
  const rateLimits = process.env.PORTAL_RATE_LIMIT !== 'off';
  const outbox = await outboxFolder(options.data);
  const mailer = createOutbox(outbox, { announce: (line) => console.log(line) });
  const { solr } = options;
  const cms = createCms({ repository, hiddenPaths, rateLimits, mailer, solr, report });
  const languages = siteLanguages(repository);
  return {
    backend: { cms },
    languages,
    notes: [...notes, `Mails: ${outbox}`],
    close: () => repository.close(),
  };
}

/** Opens the port first, so that a port in use leaves the data alone; requests wait until the content is there. */
async function run(options: ServerOptions): Promise<void> {
  if (!existsSync(join(builtApp, 'index.html')))
    throw new StartError('The site is not built yet: run "npm run build" first.');
  const linkBases = options.api ? [options.api.href.replace(/\/$/, '')] : [];
  let opened: (handle: ReturnType<typeof createSiteHandler>) => void = () => undefined;
  const opening = new Promise<ReturnType<typeof createSiteHandler>>((resolve) => {
    opened = resolve;
  });
  const server = createServer(async (request, response) => (await opening)(request, response));
  const address = await listen(server, options.port, options.host);
  try {
    const { backend, languages, notes, close } = await openBackend(options);
    const site = await readSite(builtApp, {
      ...pageConfig(options.variant, linkBases, languages),
      solr: options.solr,
    });
    opened(createSiteHandler(site, backend));
    endWell(async () => {
      server.close();
      server.closeAllConnections();
      await close();
    }, report);
    console.log([`The portal is at ${address}`, ...notes].join('\n'));
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
}

function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message.split('\n')[0]);
  process.exit(1);
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await run(options);
  else console.log(usage);
} catch (error) {
  fail(error);
}
