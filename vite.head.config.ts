import { defineConfig } from 'vite';
import { sourceAliases } from './vite/aliases.ts';

/** The part of the app that says what stands in a page's head, for the server: no window tells it where the site lies. */
export default defineConfig({
  resolve: { alias: sourceAliases },
  publicDir: false,
  define: { 'window.location.origin': '""' },
  build: {
    ssr: 'src/app/page-head.ts',
    outDir: 'dist/head',
    target: 'node20',
    minify: false,
    rolldownOptions: {
      // Words are asked for by what is drawn, and nothing is drawn there.
      external: [/^virtual:/],
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
});
