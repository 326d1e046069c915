import unidecode from 'unidecode';
import type { Language } from '~mocks/lib/bilingual';

/** Letters and signs that do not fall apart into a Latin letter and an accent. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'ng',
  Ŋ: 'NG',
  '–': '-',
  '—': '--',
  '‐': '-',
  '‑': '-',
  '‘': "'",
  '’': "'",
  '‚': ',',
  '“': '"',
  '”': '"',
  '„': ',,',
  '«': '<<',
  '»': '>>',
  '…': '...',
  '€': 'EUR',
  '£': 'PS',
  '§': 'SS',
  '©': '(c)',
  '®': '(r)',
  '°': 'deg',
  µ: 'u',
  '²': '2',
  '³': '3',
  '×': 'x',
  '·': '*',
  '\u00a0': ' ',
};

const german: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  '„': '-',
  '“': '-',
  '‚': '-',
  '‘': '-',
  '–': '-',
  '§': '-',
  '€': 'euro',
};

const longest = 255;

/** A letter of any script in Latin ones; nothing for one that has no reading. */
const romanised = (letter: string): string =>
  letter <= '\x7f' ? letter : unidecode(letter).replaceAll('[?]', '');

function toAscii(text: string, language: Language): string {
  return [...text.normalize('NFC')]
    .map((letter) => (language === 'de' ? german[letter] : undefined) ?? plain[letter] ?? romanised(letter))
    .join('')
    .replace(/[^\s\x20-\x7e]/g, '')
    .trim();
}

/** Cut at the end of a word. */
function crop(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.slice(0, length + 1).lastIndexOf('-');
  return text.slice(0, end > 0 ? end : length);
}

/** Words of ASCII letters joined by a dash. */
const dashed = (text: string): string =>
  text
    .replace(/['"]/g, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '');

const longestName = 50;

/** A title or id as the name of a class in style sheets. */
export const normalizeName = (text: string): string =>
  crop(dashed(toAscii(text, 'en').toLowerCase()), longestName);

/** A title or file name as the id of an address: ASCII, lower case, words joined by a dash, an extension kept. */
export function normalizeId(text: string, language: Language): string {
  const lower = toAscii(text, language).replace(/^_+/, '').toLowerCase();
  const { base = lower, extension } = /^(?<base>.+)\.(?<extension>\w{0,4})$/s.exec(lower)?.groups ?? {};
  return crop(dashed(base), longest) + (extension ? `.${extension}` : '');
}
