import { shippedTypes } from '~mocks/content-types/registry';
import type { FieldSchema } from '~mocks/content-types/schema';
import type { Comment } from '~mocks/repository/comments';
import type { Item, Uid, WorkflowEntry, WorkflowState } from '~mocks/repository/types';
import { storedBlock, storedLink, storedRichText } from '~mocks/content/deserialize/stored-links';
import type { SeedFiles } from './seed-files';
import type { SeedComment, SeedItem } from './types';
import { seedBlockId, seedUid } from './uids';

export interface SeedWorld {
  files: SeedFiles;
  /** UID of the item at a path of the seed. */
  uidOf: (path: string) => Uid | undefined;
  root: Item;
  /** ISO time of the load. */
  now: string;
}

/** The transition that leads from private to each state. */
const transitionTo: Readonly<Record<WorkflowState, string | null>> = {
  private: null,
  pending: 'submit',
  published: 'publish',
  intranet: 'show_internally',
  draft: 'make_draft',
};

/** Types that Plone sets up itself and that have no date of publication. */
const undated = new Set(['LRF', 'LFR', 'LIF']);

function historyOf(state: WorkflowState | null, actor: string, time: string): WorkflowEntry[] {
  if (state === null) return [];
  const entry = (action: string | null, review_state: string) => ({
    action,
    actor,
    comments: '',
    review_state,
    time,
  });
  const action = transitionTo[state];
  return [entry(null, 'private'), ...(action === null ? [] : [entry(action, state)])];
}

/** What a field stores for the value that a client would send. */
async function storedValue(
  world: SeedWorld,
  schema: FieldSchema | undefined,
  value: unknown,
): Promise<unknown> {
  const file = world.files.store(value);
  if (file) return file;
  const target = (path: unknown) => (typeof path === 'string' ? (world.uidOf(path) ?? path) : path);
  switch (schema?.kind) {
    case 'relation':
      return target(value);
    case 'relations':
    case 'choices':
      return Array.isArray(value) ? value.map(target) : value;
    case 'rich-text':
      return storedRichText(value, world.uidOf);
    case 'remote-url':
      return typeof value === 'string' ? storedLink(value, world.uidOf) : value;
    case 'json':
      return storedJson(world, value);
    default:
      return value;
  }
}

/** Rows of a settings field: pictures in them are stored, links become references. */
async function storedJson(world: SeedWorld, value: unknown): Promise<unknown> {
  const file = world.files.store(value);
  if (file) return file;
  if (Array.isArray(value)) return Promise.all(value.map((entry) => storedJson(world, entry)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    async ([key, inner]) => [key, await storedJson(world, inner)] as const,
  );
  return storedBlock(Object.fromEntries(await Promise.all(entries)), world.uidOf);
}

function blocksOf(world: SeedWorld, seed: SeedItem): Record<string, unknown> {
  if (!seed.blocks) return {};
  const entries = seed.blocks.map((block, index) => {
    return [seedBlockId(seed.path, index), storedBlock(block, world.uidOf)] as const;
  });
  return { blocks: Object.fromEntries(entries), blocks_layout: { items: entries.map(([id]) => id) } };
}

async function fieldsOf(world: SeedWorld, seed: SeedItem, effective: string | undefined) {
  const schemas = new Map(shippedTypes.of(seed.type).fields.map((each) => [each.name, each]));
  const given = Object.entries(seed.fields ?? {}).map(
    async ([name, value]) => [name, await storedValue(world, schemas.get(name), value)] as const,
  );
  return {
    title: seed.title,
    description: seed.description ?? '',
    ...(seed.subjects ? { subjects: seed.subjects } : {}),
    ...(effective === undefined ? {} : { effective }),
    ...(seed.expires === undefined ? {} : { expires: seed.expires }),
    ...Object.fromEntries(await Promise.all(given)),
    ...blocksOf(world, seed),
  };
}

/** Comments with ids from the time at which they were written, as Plone makes them. */
export function toComments(seed: SeedItem): Comment[] {
  const idOf = ({ created }: SeedComment): string => String(Date.parse(created) * 1000);
  const comments = seed.comments ?? [];
  return comments.map((comment) => {
    const answered = comment.answers === undefined ? undefined : comments[comment.answers];
    return {
      id: idOf(comment),
      on: seedUid(seed.path),
      inReplyTo: answered ? idOf(answered) : null,
      authorName: comment.author,
      authorEmail: null,
      author: null,
      text: comment.text,
      contentType: 'text/plain',
      created: comment.created,
      modified: comment.created,
      state: 'published',
      notify: false,
    };
  });
}

/** The item that a seed entry describes; the empty path is the site root, which exists already. */
export async function toItem(world: SeedWorld, seed: SeedItem): Promise<Item> {
  if (seed.path === '') return { ...world.root, fields: await fieldsOf(world, seed, undefined) };
  const slash = seed.path.lastIndexOf('/');
  const parentPath = seed.path.slice(0, slash);
  const parent = parentPath === '' ? world.root.uid : world.uidOf(parentPath);
  if (parent === undefined) throw new Error(`The seed puts ${seed.path} into a container that it lacks.`);
  const state = shippedTypes.of(seed.type).workflow ? (seed.state ?? 'published') : null;
  const created = seed.created ?? seed.effective ?? world.now;
  const isPublished = state === 'published' && !undated.has(seed.type);
  const effective = seed.effective ?? (isPublished ? created : undefined);
  const named = seed.creators ?? ['admin'];
  const owner = named.find((each) => !each.startsWith('/')) ?? 'admin';
  const language = seed.path.split('/')[1] ?? '';
  return {
    uid: seedUid(seed.path),
    parent,
    id: seed.path.slice(slash + 1),
    type: seed.type,
    state,
    created,
    modified: seed.modified ?? created,
    creators: named.map((each) => world.uidOf(each) ?? each),
    localRoles: { [owner]: ['Owner'] },
    language: language === 'de' || language === 'en' ? language : '',
    translationGroup: seedUid(seed.translationOf ?? seed.path),
    fields: await fieldsOf(world, seed, effective),
    workflowHistory: historyOf(state, owner, created),
  };
}
