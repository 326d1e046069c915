import type { Plugin } from 'vite';

/**
 * Has the browser run the libraries as soon as they are there, in a task of their own: the site, which needs them, comes
 * after them over the line, and would otherwise run with them in one long task.
 */
export function earlyLibraries(): Plugin {
  return {
    name: 'portal:early-libraries',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.name === 'libraries',
        );
        if (file === undefined) throw new Error('The build has no file of libraries.');
        const attrs = {
          type: 'module',
          async: true,
          crossorigin: true,
          fetchpriority: 'high',
          src: `/${file.fileName}`,
        };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
