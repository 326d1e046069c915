import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createCms } from '~mocks/cms';
import { createEdge } from './edge';
import { createOutbox, outboxFolder } from '~mocks/mail/outbox';
import { endWell } from './ending';
import { openContent } from './open-content';
import { listen } from './listen';
import type { ServerOptions } from './options';
import { isLoopback, readOptions, usage } from './options';
import { builtApp } from './built-files';
import { readHeadMaker } from './built-head';
import { StartError } from './start-error';
import { createProxy } from './proxy';
import type { SiteDescription } from './site-config';
import { consentHosts, hiddenPathsOf, pageConfig } from './site-config';
import { describePlone } from './plone-description';
import { describeRepository } from './site-description';
import type { Backend } from './site-server';
import { createSiteHandler, readSite } from './site-server';

interface Running {
  backend: Backend;
  describe(): SiteDescription | Promise<SiteDescription>;
  notes: readonly string[];
  close(): Promise<void>;
}

const report = (error: unknown): void => console.error(error);

/** Where visitors reach the site: the address that is named, else the one that is opened, if anybody can go there. */
function siteUrl({ publicUrl, host }: ServerOptions, opened: string): string {
  if (publicUrl !== undefined) return publicUrl;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return isEverywhere ? `http://localhost:${new URL(opened).port}` : opened;
}

async function openBackend(options: ServerOptions, opened: string): Promise<Running> {
  if (options.api) {
    const notes = [`Content comes from ${options.api.href}`];
    const describe = describePlone(options.api);
    return { backend: { proxy: createProxy(options.api) }, describe, notes, close: async () => undefined };
  }
  const { repository, notes } = await openContent(options);
  const hiddenPaths = hiddenPathsOf(options.variant);
  const rateLimits = process.env.PORTAL_RATE_LIMIT !== 'off';
  const outbox = await outboxFolder(options.data);
  const mailer = createOutbox(outbox, { announce: (line) => console.log(line) });
  const { solr } = options;
  const publicUrl = siteUrl(options, opened);
  const cms = createCms({ repository, hiddenPaths, rateLimits, mailer, solr, publicUrl, report });
  const isUnnamed = options.publicUrl === undefined && !isLoopback(options.host);
  return {
    backend: { cms },
    describe: () => describeRepository(repository),
    notes: [
      ...notes,
      `Mails: ${outbox}`,
      ...(isUnnamed ? [`Links in mails lead to ${publicUrl}; --public-url names another address.`] : []),
    ],
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
  const server = createServer((request, response) => {
    void opening.then((handle) => handle(request, response));
  });
  const address = await listen(server, options.port, options.host);
  try {
    const { backend, describe, notes, close } = await openBackend(options, address);
    const { solr, matomoUrl, etrackerCode, embedHosts, publicUrl } = options;
    const site = await readSite(builtApp, async () => ({
      ...pageConfig(options.variant, linkBases, await describe()),
      publicUrl: publicUrl ?? '',
      solr,
      matomoUrl,
      etrackerCode,
      consentHosts: [...consentHosts, ...(embedHosts ?? [])],
    }));
    opened(createSiteHandler(site, backend, createEdge(options), { heads: await readHeadMaker() }));
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
  const options = readOptions(process.argv.slice(2), process.env);
  if (options) await run(options);
  else console.log(usage);
} catch (error) {
  fail(error);
}
