const dateTime = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[+-]\d\d:\d\d|Z)?/g;
/** Where Python names an object by its place in memory. */
const memory = / at 0x[0-9a-f]+/g;
/** The demo's texts name days that lie before or after the one on which it is loaded. */
const months =
  'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December';
const dayInText = new RegExp(`\\b\\d{1,2}\\.? (?:${months}) \\d{4}`, 'g');
const imageName = /(@@images\/[\w.]+-\d+-)[0-9a-f]{32}/g;
/** Own fields of a type belong to a schema whose name changes with every edit of the type. */
const generatedSchema = /(plone\.dexterity\.schema\.generated\.)[A-Za-z]+(?:_\d+)+_/g;

/** Dates before which nothing was ever made, and after which nothing ends, are values of their own. */
const isNever = (date) => date.startsWith('1969-12-31') || date.startsWith('2499-12-31');

function maskText(text, site) {
  return text
    .replaceAll(`${site}/++api++`, '{site}')
    .replaceAll(site, '{site}')
    .replace(dateTime, (date) => (isNever(date) ? date : '{date}'))
    .replace(dayInText, '{day}')
    .replace(memory, '')
    .replace(imageName, '$1{hash}')
    .replace(generatedSchema, '$1');
}

/** What is another at every run: lock tokens, journal numbers, times in seconds. Their kind stays. */
const changing = new Set(['cmf_uid', 'time', 'token', 'modified', 'sync_uid']);

/** What each installation chooses or makes up for itself, by its key. */
const ofInstallation = new Set(['TranslationGroup', 'smtp_host', 'smtp_port']);

/** A picture of the settings is served under a name with an id before it. */
const namePrefix = /^[0-9a-f]{32}-(?=.+\.\w+$)/;

function maskEntry(owner, key, value, site) {
  const isRootId = key === 'UID' && owner['@type'] === 'Plone Site';
  if (isRootId || ofInstallation.has(key)) return typeof value === 'object' ? mask(value, site) : `{${key}}`;
  if (key === 'logo' && typeof value === 'string') return maskText(value.replace(namePrefix, ''), site);
  return changing.has(key) && typeof value === 'number' ? 0 : mask(value, site);
}

/** A body without what differs between two Plones that hold the same, or two days of one. */
export function mask(value, site) {
  if (typeof value === 'string') return maskText(value, site);
  if (Array.isArray(value)) return value.map((entry) => mask(entry, site));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'traceback')
      .map(([key, inner]) => [key, maskEntry(value, key, inner, site)]),
  );
}
