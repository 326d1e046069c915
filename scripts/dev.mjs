// `npm run dev`: Vite with hot reload, and the embedded CMS behind the same port.
import { createServer } from 'vite';
import { root } from './build-state.mjs';

let close = async () => {};

/** The embedded CMS as a plugin: Vite itself compiles its TypeScript. A restart of Vite opens the data anew. */
const embeddedCms = {
  name: 'portal-embedded-cms',
  async configureServer(server) {
    await close();
    const { createCmsMiddleware } = await server.ssrLoadModule('/mocks/server/dev.ts');
    const cms = await createCmsMiddleware({ data: '.data' });
    close = () => cms.close();
    server.middlewares.use(cms);
  },
};

try {
  const server = await createServer({
    root,
    configFile: 'vite.config.ts',
    plugins: [embeddedCms],
    server: { port: 3000, host: '127.0.0.1' },
  });
  await server.listen();
  server.printUrls();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void Promise.all([server.close(), close()]).then(() => process.exit()));
} catch (error) {
  console.error(error.message);
  await close();
  process.exit(1);
}
