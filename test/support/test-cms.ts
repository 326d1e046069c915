import { basename } from 'node:path';
import { http } from 'msw';
import sharp from 'sharp';
import type { Cms, CmsOptions } from '~mocks/cms';
import { createCms } from '~mocks/cms';
import { createRepository } from '~mocks/repository/store/repository';
import type { Repository } from '~mocks/repository/types';
import { demoLogins, makeDemoUsers } from '~demo/users';
import { loadSeed } from '~mocks/seed/load';
import type { Seed, SeedItem } from '~mocks/seed/types';
import type { MemoryStorage } from '~mocks/storage/memory';
import { createMemoryStorage } from '~mocks/storage/memory';
import { testSeed } from './test-content';

export interface TestCmsOptions extends Partial<Omit<CmsOptions, 'repository'>> {
  /** Content in place of the test site's. */
  items?: readonly SeedItem[];
  redirects?: Seed['redirects'];
  settings?: Seed['settings'];
  /** Bytes of pictures and files by name; others are made up. */
  files?: Readonly<Record<string, Uint8Array>>;
}

/** Parts of a request that tests set. */
export interface TestRequest {
  /** Login of the demo user who asks. */
  as?: string;
  method?: string;
  headers?: Record<string, string>;
  json?: unknown;
}

export interface TestCms extends Cms {
  repository: Repository;
  /** A session token of a demo user. */
  login(id: string): Promise<string>;
  /** Asks for a path of the site, below the API prefix unless it says otherwise. */
  ask(path: string, request?: TestRequest): Promise<Response>;
}

export const testOrigin = 'http://localhost:3000';

/** Costs next to nothing: tests log in often. */
const cheap = { N: 16, r: 1, p: 1 };

const users = makeDemoUsers(cheap);
const pictures = new Map<string, Promise<Uint8Array>>();

function drawPicture(format: string): Promise<Uint8Array> {
  const canvas = sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#2a6f8e' } });
  const image = format === 'png' ? canvas.png() : format === 'webp' ? canvas.webp() : canvas.jpeg();
  return image.toBuffer();
}

async function madeUp(name: string): Promise<Uint8Array> {
  if (name.endsWith('.svg'))
    return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="158" height="40"/>');
  const [, format] = /\.(png|jpe?g|webp)$/.exec(name) ?? [];
  if (format === undefined) return Buffer.from(`Content of ${name}`);
  const picture = pictures.get(format) ?? drawPicture(format);
  pictures.set(format, picture);
  return picture;
}

function bodyOf(json: unknown): string | undefined {
  if (json === undefined) return undefined;
  return typeof json === 'string' ? json : JSON.stringify(json);
}

type Content = Pick<TestCmsOptions, 'items' | 'redirects' | 'settings' | 'files'>;

async function store({ items, redirects, settings, files = {} }: Content): Promise<MemoryStorage> {
  const storage = createMemoryStorage();
  const seed: Seed = {
    version: 'test',
    items: items ?? testSeed.items,
    redirects: redirects ?? (items ? {} : testSeed.redirects),
    settings: settings ?? (items ? {} : testSeed.settings),
  };
  await loadSeed(await createRepository(storage), seed, {
    pictures: '',
    files: '',
    read: async (path) => files[basename(path)] ?? madeUp(basename(path)),
    users: await users,
  });
  return storage;
}

const stored = new WeakMap<readonly SeedItem[], Promise<MemoryStorage>>();

/** Content that many tests begin with is loaded once and copied. */
async function storageOf(content: Content): Promise<MemoryStorage> {
  const { items = testSeed.items, redirects, settings, files } = content;
  if (redirects ?? settings ?? files) return store(content);
  const first = stored.get(items) ?? store(content);
  stored.set(items, first);
  return (await first).copy();
}

/** A fresh CMS in memory with a small site and the demo's users. */
export async function createTestCms(options: TestCmsOptions = {}): Promise<TestCms> {
  const { items, redirects, settings, files, ...cmsOptions } = options;
  const repository = await createRepository(await storageOf({ items, redirects, settings, files }));
  const cms = createCms({ repository, report: (error) => console.error(error), ...cmsOptions });

  async function login(id: string): Promise<string> {
    const password = demoLogins.find((each) => each.id === id)?.password;
    const request = new Request(`${testOrigin}/++api++/@login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ login: id, password }),
    });
    const { token } = (await (await cms.fetch(request)).json()) as { token: string };
    return token;
  }

  return {
    ...cms,
    repository,
    login,
    async ask(path, { as, method, headers, json } = {}) {
      const isView = path.startsWith('//');
      const url = isView ? testOrigin + path.slice(1) : `${testOrigin}/++api++${path}`;
      const body = bodyOf(json);
      const sent = new Headers(isView ? {} : { Accept: 'application/json' });
      if (body !== undefined) sent.set('Content-Type', 'application/json');
      if (as !== undefined) sent.set('Authorization', `Bearer ${await login(as)}`);
      for (const [name, value] of Object.entries(headers ?? {})) sent.set(name, value);
      const request = new Request(url, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: sent,
        ...(body === undefined ? {} : { body }),
      });
      return cms.fetch(request);
    },
  };
}

/** The one handler of msw's that hands every request to the CMS. */
export function cmsHandler(cms: Cms) {
  return http.all('*', ({ request }) => cms.fetch(request));
}
