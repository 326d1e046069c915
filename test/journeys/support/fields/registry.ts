import { createServer } from 'vite';
import { root, sourceAliases } from '../../../../vite/aliases.ts';
import { messages } from '../../../../vite/messages.ts';
import type * as Loaded from './cases';

/** A block as an editor meets it: a way to draw it is chosen in its form. */
export interface BlockCase {
  name: string;
  variation: string | undefined;
  isRestricted: boolean;
}

/** Every block of the registry, and each of its variations. */
export async function blockCases(): Promise<readonly BlockCase[]> {
  const vite = await createServer({
    root,
    configFile: false,
    plugins: [messages(root)],
    resolve: { alias: sourceAliases },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
    appType: 'custom',
  });
  const { cases } = (await vite.ssrLoadModule('/test/journeys/support/fields/cases.ts')) as typeof Loaded;
  await vite.close();
  return cases;
}
