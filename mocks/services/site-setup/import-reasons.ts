/** What the report of an import says in English, in German. */
const german: Readonly<Record<string, string>> = {
  'Comments on items that are missing': 'Kommentare zu Inhalten, die fehlen',
  'Comments without text, date or an id of their own': 'Kommentare ohne Text, Datum oder eigene Kennung',
  'Containers that show themselves instead of a default page, as in every REST client':
    'Ordner, die sich selbst statt einer Startseite zeigen',
  'Files that are missing or lie outside of the folder':
    'Dateien, die fehlen oder außerhalb des Ordners liegen',
  'Files that are no readable JSON': 'Dateien, die kein lesbares JSON sind',
  'Files that are too large': 'Dateien, die zu groß sind',
  'Files that describe no item': 'Dateien, die keinen Inhalt beschreiben',
  'Files whose bytes are missing or lie outside of the folder':
    'Dateien, deren Bytes fehlen oder außerhalb des Ordners liegen',
  'Groups without a usable id': 'Gruppen ohne brauchbare Kennung',
  'Items given twice, of which the later one counts': 'Inhalte, die zweimal vorkommen; der spätere gilt',
  'Items in something that holds none': 'Inhalte in etwas, das keine enthält',
  'Items in states that do not exist here, private now':
    'Inhalte mit einem Status, den es hier nicht gibt; sie sind jetzt privat',
  'Items of types that are unknown here': 'Inhalte, deren Art hier unbekannt ist',
  'Items that were hidden by hand, private now':
    'Inhalte, die von Hand verborgen waren; sie sind jetzt privat',
  'Items whose container is missing': 'Inhalte, deren Ordner fehlt',
  'Items whose permissions were set by hand': 'Inhalte, deren Rechte von Hand gesetzt waren',
  'Items with a new UID, their own being unusable or taken':
    'Inhalte mit neuer UID, da ihre eigene unbrauchbar oder vergeben war',
  'Items without a usable path': 'Inhalte ohne brauchbaren Pfad',
  'Items without a usable type': 'Inhalte ohne brauchbare Art',
  'Items without their former versions': 'Inhalte ohne ihre früheren Versionen',
  'Kept, but without effect on this site': 'Bewahrt, aber auf dieser Website ohne Wirkung',
  'Languages that the portal does not speak': 'Sprachen, die das Portal nicht spricht',
  'Links that lead nowhere, with the pages they stand on':
    'Links, die ins Leere führen, mit den Seiten, auf denen sie stehen',
  'Pages hidden by a screen of the site': 'Seiten, die eine Ansicht der Website verdeckt',
  'Pages that hide a screen of their folder for editors':
    'Seiten, die eine Ansicht ihres Ordners für Redaktionen verdecken',
  'Pictures that nothing can be read from': 'Bilder, aus denen sich nichts lesen lässt',
  'Redirects that lead nowhere or stand where content is':
    'Weiterleitungen, die ins Leere führen oder stehen, wo Inhalt liegt',
  'Relations that cannot be kept': 'Bezüge, die sich nicht bewahren lassen',
  'Roles that do not exist here': 'Rollen, die es hier nicht gibt',
  'Translations in a language that the group has already': 'Übersetzungen in eine Sprache, die es schon gibt',
  'Translations of items that are missing': 'Übersetzungen von Inhalten, die fehlen',
  'Users who need a new password, the exported one being none that can be checked here':
    'Konten, die ein neues Passwort brauchen, da sich das alte hier nicht prüfen lässt',
  'Users whose id or login name is unusable or taken':
    'Konten, deren Kennung oder Anmeldename unbrauchbar oder vergeben ist',
};

const ofTexts = /^Texts that are (?<type>[^,]+), shown as they are written$/;
const ofValues = /^Values of "(?<name>\w+)" that it cannot hold$/;

const germanUnits: Readonly<Record<string, string>> = {
  block: 'Block',
  blocks: 'Blöcken',
  item: 'Inhalt',
  items: 'Inhalten',
};

const counted = /^(?<count>\d+) (?<unit>blocks?|items?), as on (?<page>\/.*)$/;
const ofField = /^Field (?<name>\S+) of (?<type>\S.*)$/;

/** What is without effect, in German. */
function germanThing(what: string): string {
  if (what === 'Block without a type') return 'Blöcke ohne Art';
  const { name, type } = ofField.exec(what)?.groups ?? {};
  return name === undefined || type === undefined ? what : `Feld ${name} von ${type}`;
}

/** A case of the report for German readers: paths stay, what is without effect is put in words. */
export function germanCase(text: string): string {
  const others = /^and at least (?<more>\d+) others$/.exec(text)?.groups?.more;
  if (others !== undefined) return `und mindestens ${others} weitere`;
  const at = text.lastIndexOf(': ');
  const { count, unit = '', page } = counted.exec(text.slice(at + 2))?.groups ?? {};
  if (at < 0 || count === undefined || page === undefined) return text;
  return `${germanThing(text.slice(0, at))}: in ${count} ${germanUnits[unit] ?? unit}, etwa auf ${page}`;
}

/** A reason of the report for German readers; as it is where there is no German for it. */
export function germanReason(reason: string): string {
  if (Object.hasOwn(german, reason)) return german[reason] ?? reason;
  const type = ofTexts.exec(reason)?.groups?.type;
  if (type !== undefined) return `Texte der Art ${type}, gezeigt, wie sie geschrieben stehen`;
  const name = ofValues.exec(reason)?.groups?.name;
  return name === undefined ? reason : `Werte, die das Feld „${name}“ nicht aufnehmen kann`;
}
