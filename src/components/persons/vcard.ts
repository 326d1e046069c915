import { decodeMail } from '@/lib/mail';

/** Whom a card is of. */
export interface CardOwner {
  fullName: string;
  family: string;
  firstName: string;
  academic: string;
  positions: readonly string[];
  institutes: readonly string[];
  phone: string;
  mobile: string;
  fax: string;
  email: string;
  address: string;
  /** Address of the profile. */
  page: string;
}

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

/** A person as a card for an address book (vCard 3.0, which all of them read). */
export function vCard(owner: CardOwner): string {
  const entry = (name: string, value: string) =>
    value.trim() === '' ? [] : [`${name}:${escaped(value.trim())}`];
  const email = decodeMail(owner.email.trim());
  const { fullName, family, firstName, academic } = owner;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[family || fullName, firstName, '', academic, ''].map(escaped).join(';')}`,
    `FN:${escaped(fullName)}`,
    ...entry('TITLE', owner.positions.join(', ')),
    ...entry('ORG', owner.institutes.join(', ')),
    ...entry('TEL;TYPE=WORK,VOICE', owner.phone),
    ...entry('TEL;TYPE=CELL', owner.mobile),
    ...entry('TEL;TYPE=WORK,FAX', owner.fax),
    ...(email.includes('@') ? entry('EMAIL;TYPE=INTERNET,WORK', email) : []),
    ...(owner.address.trim() === '' ? [] : [`ADR;TYPE=WORK:;;${escaped(owner.address.trim())};;;;`]),
    ...entry('URL', owner.page),
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `Torsen Ylva.vcf`, without what file systems refuse. */
export const cardName = (fullName: string): string =>
  `${
    fullName
      .replace(/[^\p{L}\p{N} .-]/gu, '')
      .trim()
      .slice(0, 80) || 'contact'
  }.vcf`;
