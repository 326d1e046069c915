import type { Plugin } from 'vite';

/** Writes which modules went into each chunk, so that the budget check can name what a visitor must not load. */
export function moduleList(root: string): Plugin {
  return {
    name: 'portal-module-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((output) => {
        if (output.type !== 'chunk') return [];
        const modules = Object.keys(output.modules).map((id) => id.replace(root, '').split('?', 1)[0] ?? '');
        return [[output.fileName, modules] as const];
      });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(chunks), null, 2),
      });
    },
  };
}
