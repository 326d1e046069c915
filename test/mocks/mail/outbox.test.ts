import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MailError } from '~mocks/mail/compose';
import type { Mail } from '~mocks/mail/mailer';
import { createOutbox } from '~mocks/mail/outbox';

const mail: Mail = {
  to: 'ada@immerlund.example',
  from: '"Portal" <portal@immerlund.example>',
  replyTo: 'besuch@example.org',
  subject: 'Grüße aus dem Institut',
  text: 'Schöne Grüße\nund bis bald.\n',
};

describe('the outbox', () => {
  let parent: string;

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'portal-mails-'));
  });

  afterEach(() => rm(parent, { recursive: true }));

  const files = () => readdir(join(parent, 'outbox')).catch(() => []);

  test('keeps each mail in a file of its own, in the form in which it would travel', async () => {
    const lines: string[] = [];
    const now = Date.parse('2026-03-04T05:06:07.089Z');
    const outbox = createOutbox(join(parent, 'outbox'), {
      announce: (line) => lines.push(line),
      now: () => now,
    });
    await Promise.all([outbox.send(mail), outbox.send({ ...mail, to: 'Ben <ben@immerlund.example>' })]);
    const names = await files();
    expect(names).toHaveLength(2);
    expect(names.every((name) => /^20260304T050607089Z-[0-9a-f]{8}\.eml$/.test(name))).toBe(true);
    const texts = await Promise.all(names.map((name) => readFile(join(parent, 'outbox', name), 'latin1')));
    const sent = texts.find((text) => text.includes('To: ada@')) ?? '';
    const [head = '', body = ''] = sent.split('\r\n\r\n');
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining([
        'To: ada@immerlund.example',
        'From: Portal <portal@immerlund.example>',
        'Reply-To: besuch@example.org',
        'Date: Wed, 04 Mar 2026 05:06:07 +0000',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
      ]),
    );
    expect(head).toMatch(/^Subject: =\?UTF-8\?Q\?Gr=C3=BC=C3=9Fe_aus_dem_Institut\?=$/m);
    expect(head).toMatch(/^Message-ID: <[^@\s]+@immerlund\.example>$/m);
    expect(body).toContain('Sch=C3=B6ne Gr=C3=BC=C3=9Fe');
    expect(lines.sort()[0]).toContain('Mail to Ben <ben@immerlund.example>: Grüße aus dem Institut');
  });

  test.each<[string, Partial<Mail>]>([
    ['a header in the subject', { subject: 'Hallo\r\nBcc: alle@example.org' }],
    ['a header in the sender', { from: 'portal@immerlund.example\nBcc: alle@example.org' }],
    ['a header in the reply address', { replyTo: 'a@example.org\r\nBcc: alle@example.org' }],
    ['a second recipient', { to: 'ada@immerlund.example, ben@immerlund.example' }],
    ['a group of recipients', { to: 'Alle: a@example.org, b@example.org;' }],
    ['no recipient', { to: '' }],
    ['a name without address', { to: 'Ada' }],
  ])('refuses %s, and writes nothing', async (_, change) => {
    const outbox = createOutbox(join(parent, 'outbox'), { announce: () => undefined });
    await expect(outbox.send({ ...mail, ...change })).rejects.toThrow(MailError);
    expect(await files()).toEqual([]);
  });

  test('a folder that cannot be written is a failure for whoever sends', async () => {
    await writeFile(join(parent, 'file'), 'in the way');
    const outbox = createOutbox(join(parent, 'file', 'outbox'), { announce: () => undefined });
    await expect(outbox.send(mail)).rejects.toThrow();
  });
});
