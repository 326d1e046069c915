import dns from 'node:dns';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openOutbox } from '../../../scripts/plone/outbox.mjs';

let folder: string;
let outbox: Awaited<ReturnType<typeof openOutbox>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  outbox = await openOutbox(folder);
});

afterAll(async () => {
  await outbox.close();
  await rm(folder, { recursive: true });
});

const send = (subject: string, text: string) =>
  createTransport({ host: '127.0.0.1', port: outbox.port, ignoreTLS: true }).sendMail({
    from: 'portal@immerlund.example',
    to: ['one@immerlund.example', 'two@immerlund.example'],
    subject,
    text,
  });

test('each mail becomes one whole file, in the order in which they came', async () => {
  await send('First', 'Hello');
  await send('Second', 'Once more');
  const names = (await readdir(folder)).sort();
  expect(names).toHaveLength(2);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  expect(mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim())).toEqual(['First', 'Second']);
  expect(mails[0]).toContain('Hello');
});

test('no mail waits for a name server', async () => {
  const asked = vi.spyOn(dns, 'reverse').mockImplementation(() => undefined);
  await send('Third', 'At once');
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test('a mail beyond the limit is refused and leaves no file', async () => {
  const before = await readdir(folder);
  await expect(send('Large', 'x'.repeat(21 * 1024 * 1024))).rejects.toThrow(/552|size/i);
  expect(await readdir(folder)).toEqual(before);
});
