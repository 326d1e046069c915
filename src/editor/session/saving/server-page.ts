import { getStored, patchStored, postStored } from '@/api/editing';
import { ApiError, remoteErrorOf } from '@/api/error';
import { catalogSearch } from '@/api/search';
import { flatten } from '@/api/urls';
import { isRecord } from '@/lib/text';
import { pageShape } from '../data';
import type { OpenedPage } from '../opened-page';
import { mayHaveArrived } from './save-failure';

type Fields = Readonly<Record<string, unknown>>;

/** The page as the server has it. */
export interface ServerPage {
  /** Path of the page; undefined as long as a new one is not made. */
  path: () => string | undefined;
  /** What it was when it was last read here, or sent from here. */
  content: () => Fields;
  /** Asks for it. */
  fetch: () => Promise<Fields>;
  /** Says what it is as far as the page here knows it. */
  accept: (content: Fields) => void;
  /** Sends fields that have changed, or the whole of a new page. */
  send: (changed: Fields, token: string) => Promise<void>;
}

/** Rows of a folder to look through for a page that may have been made. */
const mostRows = 20;

/** Whether a page has the blocks that were sent; one without blocks is known by its title alone. */
const hasBlocksOf = (page: Fields, sent: Fields): boolean => {
  const [own, wanted] = [page['blocks'], sent['blocks']];
  if (!isRecord(wanted)) return true;
  return isRecord(own) && Object.keys(wanted).every((id) => Object.hasOwn(own, id));
};

/** The path of a page that was sent and made, though its answer never came. */
async function findMade({ path, type, language }: OpenedPage, sent: Fields): Promise<string | undefined> {
  const { items } = await catalogSearch(
    path,
    {
      'path.depth': 1,
      portal_type: type,
      sort_on: 'created',
      sort_order: 'descending',
      b_size: mostRows,
    },
    { language },
  );
  const wanted = pageShape.read(sent).title;
  for (const item of items.filter(({ title }) => title === wanted)) {
    const made = flatten(item['@id']);
    if (hasBlocksOf(await getStored(made, { language }), sent)) return made;
  }
  return undefined;
}

/** Whether a page has been saved between two looks at it. */
export const hasChanged = (before: Fields, after: Fields): boolean =>
  before['modified'] !== after['modified'];

export function createServerPage(page: OpenedPage): ServerPage {
  const { language, isNew, type, translation } = page;
  const call = { language };
  let path = isNew ? undefined : page.path;
  let content = page.stored;
  let isUnsure = false;

  const given = {
    '@type': type,
    ...(translation && { language: translation.language, translation_of: translation.of }),
  };

  /** Sends a new page once: what may have arrived without an answer is looked for first. */
  async function make(fields: Fields): Promise<void> {
    path = isUnsure ? await findMade(page, fields) : undefined;
    if (path !== undefined) return patchStored(path, fields, { ...call, token: '' });
    try {
      path = flatten(await postStored(page.path, { ...given, ...fields }, call));
    } catch (error) {
      isUnsure = mayHaveArrived(remoteErrorOf(error));
      throw error;
    }
  }

  /** The page may have been moved since: then its work goes on at its new place. */
  async function fetchContent(at: string): Promise<Fields> {
    try {
      return await getStored(at, call);
    } catch (error) {
      const moved = error instanceof ApiError ? error.details.location : undefined;
      if (moved === undefined || !moved.startsWith('/') || moved === at) throw error;
      path = moved;
      return getStored(moved, call);
    }
  }

  return {
    path: () => path,
    content: () => content,
    fetch: async () => (path === undefined ? content : fetchContent(path)),
    accept: (present) => {
      content = present;
    },
    send: async (changed, token) => {
      if (path === undefined) await make(changed);
      else await patchStored(path, changed, { ...call, token });
      content = { ...content, ...changed };
    },
  };
}
