import { recording } from '~mocks/recorded/recording';
import registryText from '~mocks/recorded/registry.json?raw';
import { addableEverywhere, deriveTypes } from './derive';
import type { EditedTypes } from './edited-type';
import { withEdits } from './edited-type';
import type { RecordedTypes } from './recorded-types';
import { recordedTypes } from './recorded-types';
import type { ContentType, FieldSchema } from './schema';

const registry = recording<{ 'plone.displayed_types': readonly string[] }>(registryText);

/** The types of a site as they stand: the recorded ones, with what was made or changed at runtime. */
export class TypesInForce {
  readonly all: readonly ContentType[];
  /** What is known of them beyond what the server works with. */
  readonly described: RecordedTypes;
  private readonly byId: ReadonlyMap<string, ContentType>;
  private readonly imageFields: ReadonlyMap<string, readonly FieldSchema[]>;

  constructor(edits: EditedTypes) {
    this.described = withEdits(recordedTypes(), edits);
    const displayed = new Set(registry()['plone.displayed_types']);
    this.all = deriveTypes(this.described, displayed, addableEverywhere(recordedTypes()));
    this.byId = new Map(this.all.map((type) => [type.id, type]));
    this.imageFields = new Map(
      this.all.map((type) => [type.id, type.fields.filter(({ kind }) => kind === 'image')]),
    );
  }

  has(id: string): boolean {
    return this.byId.has(id);
  }

  /**
   * The definition of a type; `LFR` is the other spelling of the language root folder. A type that is unknown, as an
   * imported site may have, is a page under its own name that nobody can add.
   */
  of(id: string): ContentType {
    const type = this.byId.get(id === 'LFR' ? 'LRF' : id);
    return type ?? { ...shippedPage(), id, title: { de: id, en: id }, addable: false };
  }

  /** The image fields of a type, looked up for every summary. */
  imageFieldsOf(id: string): readonly FieldSchema[] {
    const { imageFields } = this;
    return imageFields.get(id === 'LFR' ? 'LRF' : id) ?? imageFields.get('Document') ?? [];
  }

  /** Whether every save of an item is kept: of types that Plone ships, where the behavior is on. A type made later has none. */
  isVersioned(id: string): boolean {
    const isShipped = recordedTypes().types.some((each) => each.id === id);
    return isShipped && this.of(id).fields.some(({ name }) => name === 'versioning_enabled');
  }
}

/** The types of a site on which nobody has changed them. */
export const shippedTypes = new TypesInForce({});

function shippedPage(): ContentType {
  const page = shippedTypes.all.find(({ id }) => id === 'Document');
  if (page === undefined) throw new Error('There are no content types.');
  return page;
}

/** Worked out once for each state of the settings, in which every change is saved as a new object. */
const known = new WeakMap<EditedTypes, TypesInForce>();

export function typesInForce(edits: EditedTypes | undefined): TypesInForce {
  if (!edits) return shippedTypes;
  const types = known.get(edits) ?? new TypesInForce(edits);
  known.set(edits, types);
  return types;
}

/** Whether `child` may be added in a container of this type. */
export function allowsChild(container: ContentType, child: ContentType): boolean {
  if (!container.folderish) return false;
  return container.children === 'all' ? child.addable : container.children.includes(child.id);
}
