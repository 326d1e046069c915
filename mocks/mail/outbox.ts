import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder, replaceFile, syncFolder } from '~mocks/storage/files';
import { composeMail } from './compose';
import type { Mailer } from './mailer';

export interface OutboxOptions {
  /** Hears of every mail in one line. */
  announce: (line: string) => void;
  now?: () => number;
}

/** Where mails lie: in the data folder, for content that is kept in memory in a folder of the system's for what is temporary. */
export async function outboxFolder(data: string | undefined): Promise<string> {
  return data === undefined ? mkdtemp(join(tmpdir(), 'portal-outbox-')) : join(data, 'outbox');
}

/** Lays every mail into a folder, a file each, in the order of time; it is on disk before `send` resolves. */
export function createOutbox(folder: string, { announce, now = Date.now }: OutboxOptions): Mailer {
  return {
    async send(mail) {
      const instant = now();
      const bytes = await composeMail(mail, instant);
      const time = new Date(instant).toISOString().replace(/[-:.]/g, '');
      const path = join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      if ((await makeFolder(folder)) !== undefined) await syncFolder(join(folder, '..'));
      await replaceFile(path, `${path}.new`, [bytes]);
      announce(`Mail to ${mail.to}: ${mail.subject} (${path})`);
    },
  };
}
