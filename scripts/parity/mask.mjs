// Takes out of an answer what two servers that behave alike cannot share: hosts, UIDs, times of the run, tokens.

const day = 24 * 60 * 60 * 1000;
/** Times this near to the run are made by it or by the server's set-up; calls name dates further away. */
const nearPast = 60 * day;
const nearFuture = 2 * day;

const dateTime =
  /\b\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?: ?(?:[+-]\d\d:?\d\d|Z|GMT[+-]\d+|UTC|Europe\/Berlin))?/g;
/** Calendars write the same without signs between. */
const calendarTime = /\b(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/g;
const uid = /\b[0-9a-f]{32}\b/g;
const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
/** Locks are named by random numbers, a network address and a time, or as content is. */
const lockToken = /\b\d\.\d+(?:e-\d+)?-\d\.\d+(?:e-\d+)?-[0-9A-F]+:\d+\.\d+/g;
/** Comments are named by microseconds. */
const microseconds = /\b1[6-9]\d{14}\b/g;
const jwt = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
/** Where Python names an object by its place in memory. */
const memory = / at 0x[0-9a-f]+/g;
/** Own fields of a type belong to a schema whose name changes with every edit of the type. */
const generatedSchema = /(plone\.dexterity\.schema\.generated\.)[A-Za-z]+(?:_\d+)+_/g;
/** The file name of a scale ends in a digest. */
const scaleName = /(@@images\/[\w.]+-\d+-)[0-9a-f]{32}/g;

/** Content without title and file name is called by its type, the day and some digits. */
const stampedName = /\b([a-z_]+-\d{4}-\d\d-\d\d-)\d{6,10}\b/g;

/** Keys whose texts name a group of translations, which has an id of its own. */
const groups = new Set(['TranslationGroup']);

const sets = new Set(['roles', 'commentators']);

/** Keys whose numbers count something inside a server. */
const internal = new Set(['cmf_uid', 'sync_uid', 'intid', 'rid', 'data_record_id_']);

function isNear(time, now) {
  return time > now - nearPast && time < now + nearFuture;
}

function parseTime(text) {
  return Date.parse(text.replaceAll('/', '-').replace(' ', 'T').split(' ', 1)[0]);
}

/** Learns under which path each UID was first seen, so that masked bodies tell which item they mean. */
export function createNames(site) {
  const paths = new Map();
  const uids = new Map();
  const pathOf = (url) =>
    url
      .slice(site.length)
      .replace(/^\/\+\+api\+\+/, '')
      .split(/[?#]/, 1)[0];
  function learn(value) {
    if (Array.isArray(value)) return value.forEach(learn);
    if (typeof value !== 'object' || value === null) return;
    const { UID: id, '@id': url } = value;
    if (typeof id === 'string' && typeof url === 'string' && url.startsWith(site) && !url.includes('/@')) {
      if (!paths.has(id)) paths.set(id, pathOf(url));
      uids.set(pathOf(url), id);
    }
    Object.values(value).forEach(learn);
  }
  const called = new Map();
  return {
    learn,
    /** A value that one call made and others name, such as a comment's id, reads as that name from then on. */
    call: (value, name) => value.length > 9 && called.set(value, `{saved ${name}}`),
    nameOf: (id) => paths.get(id),
    uidOf: (path) => uids.get(path),
    withNames: (text) => [...called].reduce((rest, [value, name]) => rest.replaceAll(value, name), text),
  };
}

/**
 * A text without what is one server's own.
 * `context`: `site` (its address in links), `names` (what `createNames` learned), `now` (milliseconds).
 */
export function maskText(text, { site, names, now }) {
  return (
    names
      .withNames(text)
      // Links of a batch name the address that was asked, which a proxy may have shortened.
      .replaceAll(`${site}/++api++`, '{site}')
      .replaceAll(site, '{site}')
      .replaceAll(`@${new URL(site).host}`, '@{host}')
      .replace(generatedSchema, '$1')
      .replace(scaleName, '$1{hash}')
      .replace(jwt, '{token}')
      .replace(uid, (id) => (names.nameOf(id) === undefined ? '{uid}' : `{uid ${names.nameOf(id)}}`))
      .replace(lockToken, '{uid}')
      .replace(uuid, '{uid}')
      .replace(stampedName, '$1{stamp}')
      .replace(microseconds, '{id}')
      .replace(memory, '')
      .replace(calendarTime, (date, ...parts) => {
        const [year, month, day, hour, minute, second] = parts.map(Number);
        return isNear(Date.UTC(year, month - 1, day, hour, minute, second), now) ? '{now}' : date;
      })
      .replace(dateTime, (date) => (isNear(parseTime(date), now) ? '{now}' : date))
  );
}

function maskNumber(key, number, now) {
  if (internal.has(key)) return '{number}';
  return isNear(number * 1000, now) || isNear(number, now) ? '{now}' : number;
}

/** A body without what is one server's own; a traceback tells of code, not of behaviour. */
export function mask(value, context, key = '') {
  if (typeof value === 'string') return groups.has(key) ? '{group}' : maskText(value, context);
  if (typeof value === 'number') return maskNumber(key, value, context.now);
  // Plone keeps these in sets, which come in another order in every process.
  if (
    sets.has(key) &&
    Array.isArray(value) &&
    value.every((each) => typeof each !== 'object' || each === null)
  )
    return value.toSorted();
  if (Array.isArray(value)) return value.map((entry) => mask(entry, context, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'traceback')
      .map(([name, inner]) => [maskText(name, context), mask(inner, context, name)]),
  );
}
