import { flatten, absoluteUrl } from '@/api/urls';
import { decodeMail } from '@/lib/mail';
import { nameOf, positionsOf, type MemberData } from './data';

/** What ends a value or a line within a card is marked. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // Nothing else that is no sign may stand in it.
    .replace(/\p{Cc}/gu, '');

const longestLine = 75;
const encoder = new TextEncoder();

/** A line of more bytes than may stand in one goes on in the next, after a blank. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let length = 0;
  for (const sign of line) {
    const { length: bytes } = encoder.encode(sign);
    if (length + bytes > longestLine) {
      lines.push(current);
      current = ' ';
      length = 1;
    }
    current += sign;
    length += bytes;
  }
  return [...lines, current].join('\r\n');
}

/** The person as a card for an address book (vCard 3.0, which all of them read). */
export function vCard(data: MemberData, institutes: readonly string[]): string {
  const entry = (name: string, value: string) =>
    value.trim() === '' ? [] : [`${name}:${escaped(value.trim())}`];
  const email = decodeMail(data.email.trim());
  const page = absoluteUrl(flatten(data['@id'])) ?? '';
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[data.name || nameOf(data), data.firstname, '', data.academic, ''].map(escaped).join(';')}`,
    `FN:${escaped(nameOf(data))}`,
    ...entry('TITLE', positionsOf(data).join(', ')),
    ...entry('ORG', institutes.join(', ')),
    ...entry('TEL;TYPE=WORK,VOICE', data.phone),
    ...entry('TEL;TYPE=CELL', data.mobile),
    ...entry('TEL;TYPE=WORK,FAX', data.fax),
    ...(email.includes('@') ? entry('EMAIL;TYPE=INTERNET,WORK', email) : []),
    ...(data.address.trim() === '' ? [] : [`ADR;TYPE=WORK:;;${escaped(data.address.trim())};;;;`]),
    ...entry('URL', page),
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `Torsen Ylva.vcf`, without what file systems refuse. */
export const cardName = (data: MemberData): string =>
  `${
    nameOf(data)
      .replace(/[^\p{L}\p{N} .-]/gu, '')
      .trim()
      .slice(0, 80) || 'contact'
  }.vcf`;
