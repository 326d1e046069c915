import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCms } from '~mocks/cms';
import { createRepository } from '~mocks/repository/store/repository';
import type { Repository } from '~mocks/repository/types';
import { makeDemoUsers } from '~demo/users';
import { createDiskStorage } from '~mocks/storage/disk';

export const asAdmin = {
  Authorization: `Basic ${btoa('admin:admin')}`,
  Accept: 'application/json',
  'Content-Type': 'application/json',
};

/** Costs next to nothing: tests log in at every call. */
const cheap = { N: 16, r: 1, p: 1 };

/** An empty CMS that keeps its data in a folder of its own, as `npm start` does, with the demo's users. */
export class DiskCms {
  private opened: Repository | undefined;
  private cms: ReturnType<typeof createCms> | undefined;

  private constructor(readonly folder: string) {}

  static async make(): Promise<DiskCms> {
    const made = new DiskCms(await mkdtemp(join(tmpdir(), 'portal-disk-')));
    const users = await makeDemoUsers(cheap);
    await made.open();
    await made.repository.write((transaction) => users.forEach((user) => transaction.setUser(user)));
    return made;
  }

  /** One with the journal of another, and no blobs. */
  static async of(journal: Uint8Array): Promise<DiskCms> {
    const made = new DiskCms(await mkdtemp(join(tmpdir(), 'portal-disk-')));
    await writeFile(join(made.folder, 'journal'), journal);
    await made.open();
    return made;
  }

  get repository(): Repository {
    if (!this.opened) throw new Error('The repository is not open.');
    return this.opened;
  }

  async open(): Promise<void> {
    const repository = await createRepository(createDiskStorage(this.folder));
    this.opened = repository;
    this.cms = createCms({ repository, rateLimits: false });
  }

  async close(): Promise<void> {
    await this.opened?.close();
    this.opened = undefined;
    this.cms = undefined;
  }

  /** Closes it and throws its folder away. */
  async remove(): Promise<void> {
    await this.close();
    await rm(this.folder, { recursive: true });
  }

  /** Answers a request for a path below the API prefix, or for a whole address. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    if (!this.cms) throw new Error('The repository is not open.');
    const address = path.startsWith('http') ? path : `http://localhost:3000/++api++${path}`;
    return this.cms.fetch(new Request(address, { headers: asAdmin, ...init }));
  }

  /** Status and body of a manager's call. */
  async ask(method: string, path: string, json?: unknown): Promise<[number, Record<string, unknown>]> {
    const response = await this.fetch(path, {
      method,
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    return [response.status, text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)];
  }
}
