import { isIPv4 } from 'node:net';
import type { BlockList } from 'node:net';
import { parseArgs } from 'node:util';
import type { SolrGeneration } from '~mocks/services/shared/solr-generation';
import { readProxies, readPublicUrl } from './edge-options';
import type { VariantName } from './site-config';
import { withoutEnd } from '~mocks/lib/ends';
import { StartError } from './start-error';

/** How the server was asked to run. */
export interface ServerOptions {
  port: number;
  host: string;
  /** Origin at which visitors reach the site; the address on which it listens where none is named. */
  publicUrl?: string | undefined;
  /** Proxies in front of the server, which say for whom they ask. */
  trustedProxies?: BlockList | undefined;
  /** Folder of the embedded CMS; undefined keeps everything in memory. */
  data: string | undefined;
  fresh: boolean;
  /** Folder of plone.exportimport whose content is loaded in place of the demo's. */
  importFrom?: string | undefined;
  variant: VariantName;
  /** Which search the embedded CMS plays, or which the Plone elsewhere has. */
  solr: SolrGeneration;
  /** Where visits are counted, if the visitor agrees: the address of a Matomo, and an account with etracker. */
  matomoUrl: string;
  etrackerCode: string;
  /** Further hosts that pages may embed, if the visitor agrees. */
  embedHosts?: readonly string[] | undefined;
  /** A Plone elsewhere that answers instead of the embedded CMS. */
  api: URL | undefined;
}

export const usage = [
  'Usage: npm start -- [options]',
  '',
  '  --port NUMBER      port to listen on (3000)',
  '  --host ADDRESS     address to listen on (127.0.0.1); beyond loopback there are no demo users',
  '  --public-url URL   address at which visitors reach the site: for links in mails, and the only further name',
  '                     under which the server answers; also PORTAL_PUBLIC_URL',
  '  --trusted-proxy A  addresses of proxies in front, or networks as A/BITS, with commas between them, whose',
  '                     X-Forwarded-For is believed; also PORTAL_TRUSTED_PROXY',
  '  --data FOLDER      where the embedded CMS keeps its content (.data)',
  '  --memory           keeps the content in memory only',
  '  --fresh            starts anew with the demo content',
  '  --import FOLDER    starts with the content of a plone.exportimport folder instead of the demo',
  '  --variant NAME     main, network or default',
  '  --solr NAME        which search answers: portal or kitconcept (portal)',
  '  --matomo-url URL   a Matomo that counts visits after consent; also PORTAL_MATOMO_URL',
  '  --etracker-code C  an account with etracker for the default variant; also PORTAL_ETRACKER_CODE',
  '  --embed-hosts A,B  further hosts that pages may embed after consent; also PORTAL_EMBED_HOSTS',
  '  --api URL          serves the site against a Plone elsewhere, named by the URL of its site',
].join('\n');

const variants: readonly VariantName[] = ['main', 'network', 'default'];

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new StartError(`--port takes a number from 0 to 65535, not "${text}".`);
  return port;
}

function readVariant(text: string): VariantName {
  const variant = variants.find((each) => each === text);
  if (!variant) throw new StartError(`--variant takes ${variants.join(', ')}, not "${text}".`);
  return variant;
}

function readSolr(text: string): SolrGeneration {
  if (text !== 'portal' && text !== 'kitconcept')
    throw new StartError(`--solr takes portal or kitconcept, not "${text}".`);
  return text;
}

function readApi(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new StartError(`--api takes the http or https address of a Plone site, not "${text}".`);
  url.pathname = withoutEnd(withoutEnd(url.pathname).replace(/\/\+\+api\+\+$/, ''));
  return url;
}

function readMatomo(text: string): string {
  if (text !== '' && (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)))
    throw new StartError(`--matomo-url takes the http or https address of a Matomo, not "${text}".`);
  return text;
}

function readEtracker(text: string): string {
  if (!/^[\w-]*$/.test(text))
    throw new StartError(`--etracker-code takes the code of an account with etracker, not "${text}".`);
  return text;
}

function readHosts(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  const named = hosts.filter((host) => host !== '');
  const odd = named.find((host) => !/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(host));
  if (odd !== undefined)
    throw new StartError(`--embed-hosts takes names of hosts with commas between them, not "${odd}".`);
  return named;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: false,
      options: {
        port: { type: 'string', default: '3000' },
        host: { type: 'string', default: '127.0.0.1' },
        'public-url': { type: 'string' },
        'trusted-proxy': { type: 'string' },
        data: { type: 'string' },
        memory: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        import: { type: 'string' },
        variant: { type: 'string', default: 'default' },
        solr: { type: 'string', default: 'portal' },
        'matomo-url': { type: 'string' },
        'etracker-code': { type: 'string' },
        'embed-hosts': { type: 'string' },
        api: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/[.\n]/)[0] : String(error);
    throw new StartError(`${reason}. "npm start -- --help" lists the options.`);
  }
}

/** Reads the command line; undefined when only help is wanted. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): ServerOptions | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  if (values.memory && values.data !== undefined)
    throw new StartError('--memory and --data exclude each other.');
  const ofTheEmbedded = [values.memory, values.fresh, values.data !== undefined, values.import !== undefined];
  if (values.api !== undefined && ofTheEmbedded.includes(true))
    throw new StartError(
      '--api serves a Plone elsewhere: --data, --memory, --fresh and --import do not go with it.',
    );
  return {
    port: readPort(values.port),
    host: values.host,
    publicUrl: readPublicUrl(values['public-url'] ?? environment.PORTAL_PUBLIC_URL ?? ''),
    trustedProxies: readProxies(values['trusted-proxy'] ?? environment.PORTAL_TRUSTED_PROXY ?? ''),
    data: values.memory ? undefined : (values.data ?? '.data'),
    fresh: values.fresh,
    importFrom: values.import,
    variant: readVariant(values.variant),
    solr: readSolr(values.solr),
    matomoUrl: readMatomo(values['matomo-url'] ?? environment.PORTAL_MATOMO_URL ?? ''),
    etrackerCode: readEtracker(values['etracker-code'] ?? environment.PORTAL_ETRACKER_CODE ?? ''),
    embedHosts: readHosts(values['embed-hosts'] ?? environment.PORTAL_EMBED_HOSTS),
    api: values.api === undefined ? undefined : readApi(values.api),
  };
}

/** Addresses that only this machine can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}
