import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOutboxReader, linksIn } from '../../../scripts/parity/outbox.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

const lay = (name: string, lines: readonly string[]) => writeFile(join(folder, name), lines.join('\r\n'));

test('mails are told once, by recipient and subject, without dates and ids', async () => {
  const newMails = createOutboxReader(folder);
  await lay('1.eml', ['Message-Id: <1@x>', 'To: b@x.example', 'Subject: Zwei', '', 'Text', '']);
  await lay('2.eml', ['Date: today', 'To: a@x.example', 'Subject: Eins', '', 'Text']);
  await lay('3.eml.new', ['To: c@x.example', 'Subject: noch nicht', '', 'Text']);
  expect(await newMails()).toEqual([
    { to: 'a@x.example', subject: 'Eins', text: 'Text' },
    { to: 'b@x.example', subject: 'Zwei', text: 'Text' },
  ]);
  expect(await newMails()).toEqual([]);
});

test.each([
  ['7bit', 'Plain text', 'Plain text'],
  ['quoted-printable', 'Gr=C3=BC=C3=9Fe an =\r\nalle', 'Grüße an alle'],
  ['base64', Buffer.from('Grüße').toString('base64'), 'Grüße'],
])('a body in %s is read', async (encoding, body, text) => {
  await lay('1.eml', [`Content-Transfer-Encoding: ${encoding}`, 'To: a@x.example', '', body]);
  expect(await createOutboxReader(folder)()).toEqual([{ to: 'a@x.example', text }]);
});

test.each([
  ['=?utf-8?q?Gr=C3=BC=C3=9Fe_an_alle?=', 'Grüße an alle'],
  ['=?UTF-8?B?R3LDvMOfZQ==?=', 'Grüße'],
  ['=?UTF-8?Q?Gr=C3=BC?=\r\n =?UTF-8?Q?=C3=9Fe?=', 'Grüße'],
  ['"Portal" <portal@x.example>', 'Portal <portal@x.example>'],
])('the header %s says %s', async (written, text) => {
  await lay('1.eml', [`From: ${written}`, 'To: a@x.example', '', '']);
  expect(await createOutboxReader(folder)()).toMatchObject([{ from: text }]);
});

test('a folder that is not there holds no mails', async () => {
  expect(await createOutboxReader(join(folder, 'nowhere'))()).toEqual([]);
});

test('addresses in a text', () => {
  expect(linksIn('Zu https://x.example/a?b=1 oder (http://y.example).')).toEqual([
    'https://x.example/a?b=1',
    'http://y.example',
  ]);
});
