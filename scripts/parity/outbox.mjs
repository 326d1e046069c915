import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const told = ['from', 'to', 'reply-to', 'subject'];

const bytesOf = {
  'quoted-printable': (text) =>
    Buffer.from(
      text
        .replace(/=[ \t]*\n/g, '')
        .replace(/=([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16))),
      'latin1',
    ),
  base64: (text) => Buffer.from(text, 'base64'),
};

const word = /=\?utf-8\?([qb])\?([^?]*)\?=/gi;

/** A header's text: words in other letters are encoded, each on its own. */
function headerText(value) {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(word, (_, kind, text) =>
      kind.toLowerCase() === 'b'
        ? bytesOf.base64(text).toString()
        : bytesOf['quoted-printable'](text.replaceAll('_', ' ')).toString(),
    )
    .replace(/^"(.*)" (?=<)/, '$1 ');
}

function readMail(source) {
  const text = source.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n\n');
  const lines = text
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const decode = bytesOf[headers.get('content-transfer-encoding')] ?? ((plain) => Buffer.from(plain));
  const known = told.flatMap((name) => (headers.has(name) ? [[name, headerText(headers.get(name))]] : []));
  return {
    ...Object.fromEntries(known),
    text: decode(text.slice(end + 2))
      .toString()
      .trim(),
  };
}

/** Addresses within a text, which stands for the text where each server has words of its own. */
export const linksIn = (text) => text.match(/https?:\/\/[^\s)]+/g) ?? [];

const key = ({ to, subject }) => `${to} ${subject}`;

/** Reads the mails that came into a folder since the last look, in an order of their own. */
export function createOutboxReader(folder) {
  const seen = new Set();
  const look = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return async function newMails() {
    const fresh = (await look()).filter((name) => !seen.has(name));
    fresh.forEach((name) => seen.add(name));
    const mails = await Promise.all(
      fresh.map(async (name) => readMail(await readFile(join(folder, name), 'latin1'))),
    );
    return mails.sort((one, other) => (key(one) < key(other) ? -1 : 1));
  };
}
