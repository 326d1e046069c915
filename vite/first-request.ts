import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { sourceAliases } from './aliases.ts';
import { replaced } from './replaced.ts';

const mark = '<!-- first-request -->';

/**
 * Puts `src/app/first-request.ts`, bundled, into the page as an inline script. It asks for the page's content with the
 * client's own URL builder while the application is still on its way.
 */
export function firstRequest(root: string): Plugin {
  return {
    name: 'portal-first-request',
    async transformIndexHtml(html) {
      const result = await build({
        root,
        configFile: false,
        logLevel: 'silent',
        resolve: { alias: sourceAliases },
        build: {
          write: false,
          target: 'es2022',
          minify: true,
          modulePreload: false,
          lib: { entry: resolve(root, 'src/app/first-request.ts'), formats: ['iife'], name: 'portalStart' },
        },
      });
      const [output] = Array.isArray(result) ? result : [result];
      if (!output || !('output' in output)) throw new Error('The first request was not built.');
      const script = `<script>${output.output[0].code.trim()}</script>`;
      return replaced(html, mark, script, 'The mark of the first request');
    },
  };
}
