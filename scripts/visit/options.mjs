import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const usage = `Usage: npm run bench:visit -- [options]

  --rounds NUMBER       how often everything is measured, 1 to 50 (5)
  --json FILE           also writes the figures to a file
  --hover MS            how long the pointer rests on a link before it is clicked, 0 to 5000 (150)

Without --base the built app is served with pages made for this. Any other site is measured with

  --base URL            its origin
  --first PATH          the page that a visit begins with
  --link SELECTOR       the link there that is clicked
  --heading SELECTOR    the heading by which a page is known (main h1)
  --content SELECTOR    what a navigation replaces; the heading is in it (main)
  --long-link SELECTOR  a link there to a page of 300 blocks with 100 pictures
  --list-link SELECTOR  a link there to a listing of 1 000 items

Rows without a link are left out.`;

export class OptionError extends Error {}

const text = (value) => ({ type: 'string', ...(value === undefined ? {} : { default: value }) });
const known = {
  rounds: text('5'),
  json: text(),
  hover: text('150'),
  base: text(),
  first: text(),
  link: text(),
  heading: text('main h1'),
  content: text('main'),
  'long-link': text(),
  'list-link': text(),
  help: { type: 'boolean', default: false },
};
const ofOtherSites = ['first', 'link', 'long-link', 'list-link'];
const longest = 1000;

function parse(args) {
  try {
    return parseArgs({ args, options: known }).values;
  } catch (error) {
    throw new OptionError(
      `${error.message.split(/[.\n]/)[0]}. "npm run bench:visit -- --help" lists the options.`,
    );
  }
}

function readNumber(name, value, least, most) {
  const number = Number(value);
  if (!/^\d{1,9}$/.test(value) || number < least || number > most)
    throw new OptionError(`--${name} takes a whole number from ${least} to ${most}, not "${value}".`);
  return number;
}

function readBase(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new OptionError(
      `--base takes the origin of a site like http://127.0.0.1:3000, not "${value}"; --first names the page.`,
    );
  return url.origin;
}

function readFirst(base, value) {
  if (!/^\/(?!\/)/.test(value) || !URL.canParse(value, base) || new URL(value, base).origin !== base)
    throw new OptionError(`--first takes a path that begins with one slash, not "${value}".`);
  return value;
}

function readFile(value) {
  const file = resolve(value);
  const folder = dirname(file);
  if (!existsSync(folder)) throw new OptionError(`--json: there is no folder ${folder}.`);
  if (existsSync(file) && !statSync(file).isFile()) throw new OptionError(`--json: ${file} is no file.`);
  return file;
}

function readSite(values) {
  if (values.base === undefined) {
    const [useless] = ofOtherSites.filter((name) => values[name] !== undefined);
    if (useless) throw new OptionError(`--${useless} is for another site: --base names it.`);
    return undefined;
  }
  const [missing] = ['first', 'link'].filter((name) => values[name] === undefined);
  if (missing) throw new OptionError(`--base asks for --${missing} as well.`);
  const base = readBase(values.base);
  return {
    base,
    first: readFirst(base, values.first),
    links: { page: values.link, long: values['long-link'], list: values['list-link'] },
  };
}

/** Reads the command line; undefined when only help is wanted. `site` is undefined where the app itself is measured. */
export function readOptions(args) {
  const values = parse(args);
  if (values.help) return undefined;
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && (value.trim() === '' || value.length > longest))
      throw new OptionError(`--${name} takes 1 to ${longest} characters.`);
  return {
    rounds: readNumber('rounds', values.rounds, 1, 50),
    hover: readNumber('hover', values.hover, 0, 5000),
    json: values.json === undefined ? undefined : readFile(values.json),
    heading: values.heading,
    content: values.content,
    site: readSite(values),
  };
}
