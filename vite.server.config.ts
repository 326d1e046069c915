import { defineConfig } from 'vite';
import { sourceAliases } from './vite/aliases.ts';

/** The embedded CMS's server and the benchmarks' work, for Node: it cannot run TypeScript by itself. */
export default defineConfig({
  resolve: { alias: sourceAliases },
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    rollupOptions: {
      input: {
        start: 'mocks/server/start.ts',
        'cms-bench': 'bench/cms.ts',
        'sizes-bench': 'bench/sizes.ts',
        'export-seed': 'demo/export-seed.ts',
        'round-trip': 'mocks/exchange/round-trip.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
