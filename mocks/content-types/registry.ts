import { recording } from '../recorded/recording';
import registryText from '../recorded/registry.json?raw';
import { addableEverywhere, deriveTypes } from './derive';
import type { EditedTypes } from './edited-type';
import { withEdits } from './edited-type';
import type { RecordedTypes } from './recorded-types';
import { recordedTypes } from './recorded-types';
import type { ContentType, FieldSchema } from './schema';
import { editedTypes } from './types-in-force';

const registry = recording<{ 'plone.displayed_types': readonly string[] }>(registryText);

interface Types {
  described: RecordedTypes;
  all: readonly ContentType[];
  byId: ReadonlyMap<string, ContentType>;
  imageFields: ReadonlyMap<string, readonly FieldSchema[]>;
}

function typesWith(edits: EditedTypes): Types {
  const described = withEdits(recordedTypes(), edits);
  const displayed = new Set(registry()['plone.displayed_types']);
  const all = deriveTypes(described, displayed, addableEverywhere(recordedTypes()));
  return {
    described,
    all,
    byId: new Map(all.map((type) => [type.id, type])),
    imageFields: new Map(all.map((type) => [type.id, type.fields.filter((each) => each.kind === 'image')])),
  };
}

const none: EditedTypes = {};
/** Every change is saved as a new object. */
const known = new WeakMap<EditedTypes, Types>();

function present(): Types {
  const edits = editedTypes() ?? none;
  const cached = known.get(edits);
  if (cached) return cached;
  const made = typesWith(edits);
  known.set(edits, made);
  return made;
}

/** Every type of the portal. */
export const contentTypes = (): readonly ContentType[] => present().all;

/** What is known of the types beyond what the server works with. */
export const describedTypes = (): RecordedTypes => present().described;

const fallbackType = typesWith(none).byId.get('Document');

/**
 * The definition of a type; `LFR` is the other spelling of the language root folder. A type that is unknown, as an
 * imported site may have, is a page under its own name that nobody can add.
 */
export function contentTypeOf(id: string): ContentType {
  const type = present().byId.get(id === 'LFR' ? 'LRF' : id);
  if (type) return type;
  if (fallbackType === undefined) throw new Error('There are no content types.');
  return { ...fallbackType, id, title: { de: id, en: id }, addable: false };
}

export function hasContentType(id: string): boolean {
  return present().byId.has(id);
}

/** The image fields of a type, looked up for every summary. */
export function imageFieldsOf(id: string): readonly FieldSchema[] {
  const { imageFields } = present();
  return imageFields.get(id === 'LFR' ? 'LRF' : id) ?? imageFields.get('Document') ?? [];
}

/** Whether `child` may be added in a container of this type. */
export function allowsChild(container: ContentType, child: ContentType): boolean {
  if (!container.folderish) return false;
  return container.children === 'all' ? child.addable : container.children.includes(child.id);
}
