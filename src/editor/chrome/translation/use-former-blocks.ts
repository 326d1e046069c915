import { useRef } from 'react';
import { getVersion } from '@/api/history';
import { useRemote } from '@/state/use-remote';
import type { StoredBlock } from '../../document/types';
import { useEditSession } from '../../session/edit-session';
import { contentOfBlock } from '../../translation/content-of-block';
import { recordOf } from '../../translation/data';
import { storedSide, type Side } from '../../translation/side';
import type { Source } from '../../translation/translating';
import { getVersions } from '../history/page-versions';

/** So many versions are looked through. */
const mostVersions = 20;

const none: ReadonlyMap<string, StoredBlock> = new Map();

/**
 * What blocks of the source held when they were translated, by their ids: of those that have changed since, as far as the
 * server keeps earlier versions and shows them.
 */
export function useFormerBlocks({ path, pairs }: Source): ReadonlyMap<string, StoredBlock> {
  const { language } = useEditSession().page;
  const read = useRef(new Map<number, Side>());
  const wanted = pairs.flatMap(({ source: { id }, own, state }): [string, string][] => {
    const hash = state === 'outdated' && own ? recordOf(own.block)?.hash : undefined;
    return hash === undefined ? [] : [[id, hash]];
  });
  const key = wanted.length === 0 ? null : [path, ...wanted.flat()].join(' ');

  const { remote } = useRemote(key, async (signal) => {
    const call = { language, signal };
    const left = new Map(wanted);
    const found = new Map<string, StoredBlock>();
    for (const { version } of (await getVersions(path, call)).slice(0, mostVersions)) {
      if (left.size === 0) break;
      const side = read.current.get(version) ?? storedSide(await getVersion(path, version, call));
      read.current.set(version, side);
      for (const { id, block } of side.blocks)
        if (left.get(id) === contentOfBlock(block, side.fields).hash) {
          found.set(id, block);
          left.delete(id);
        }
    }
    return found;
  });
  return remote.status === 'loaded' ? remote.data : none;
}
