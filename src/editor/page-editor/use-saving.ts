import { useCallback, useContext, useRef, useState } from 'react';
import { remoteErrorOf } from '@/api/error';
import { formErrorOf } from '@/api/form-error';
import { blockNamed } from '@/blocks/registry';
import { hasFault } from '@/forms/validate';
import type { PageDocument } from '../document/page-document';
import type { ContentForm } from '../side-form/content-form';
import { faultsOfValues } from '../side-form/faults-of-values';
import { BadInputsContext } from './bad-inputs';
import { BlockFaultsContext, withoutFault, type FieldFaults } from './block-faults';
import { faultsOfInputs, wrongBlocks, type WrongBlock } from './check-page';
import { withLastingLinks } from './lasting-links';
import type { OpenedPage } from './opened-page';

/** How the last attempt to save ended. */
export interface SaveFailure {
  /** Words of the server for the whole of the page. */
  said: string;
  /** No server has answered. */
  isUnreachable: boolean;
  faults: FieldFaults;
  blocks: readonly WrongBlock[];
}

export interface Saving {
  isSaving: boolean;
  failure: SaveFailure | undefined;
  /** Counts the attempts that failed. */
  attempt: number;
  /** Sends what has changed; the path of the page once it is saved, undefined where it could not be. */
  save: () => Promise<string | undefined>;
  /** Somebody has changed a field of the page. */
  mend: (field: string) => void;
  /** The version of the document that is stored. */
  savedVersion: number;
}

const unreachable: readonly unknown[] = ['network', 'cross-origin', 'timeout'];

/** What a server that refused a page says of it: of each field that the form shows, and of the rest as a whole. */
function refusalOf(error: unknown, { fields: known }: ContentForm): SaveFailure {
  const remote = remoteErrorOf(error);
  const shown = Object.keys(known).filter((name) => known[name]?.isHidden !== true);
  const { form: said, fields } = formErrorOf(remote, shown);
  return { said, isUnreachable: unreachable.includes(remote.kind), faults: fields, blocks: [] };
}

/** Saves the page being edited: the fields that are others than what is stored, in one call, under its lock. */
export function useSaving(document: PageDocument, page: OpenedPage, form: ContentForm): Saving {
  const stored = useRef(page.stored);
  const isBusy = useRef(false);
  const badInputs = useContext(BadInputsContext);
  const blockFaults = useContext(BlockFaultsContext);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  const [attempt, setAttempt] = useState(0);
  const [savedVersion, setSavedVersion] = useState(0);

  const tell = (failed: SaveFailure | undefined) => {
    setFailure(failed);
    if (failed) setAttempt((count) => count + 1);
    blockFaults.put(new Map(failed?.blocks.map(({ key, faults }) => [key, faults])));
  };

  /** What keeps the page from being sent at all. */
  const obstacle = async (): Promise<SaveFailure | undefined> => {
    const blocks = await wrongBlocks(document, blockNamed, badInputs);
    const faults = {
      ...faultsOfValues(form.fields, document.toContent()),
      ...faultsOfInputs(form.fields, badInputs.all('')),
    };
    return blocks.length > 0 || hasFault(faults)
      ? { said: '', isUnreachable: false, faults, blocks }
      : undefined;
  };

  const send = async (): Promise<string | undefined> => {
    const found = await obstacle();
    tell(found);
    if (found) return undefined;
    const changed = document.changedFields(stored.current);
    if (Object.keys(changed).length === 0) return page.path;
    const [sent, version] = [document.toContent(), document.version()];
    try {
      const path = await page.save(await withLastingLinks(changed, form.fields, page.language));
      stored.current = sent;
      // What is left belongs to blocks that are gone.
      for (const scope of badInputs.scopes()) badInputs.of(scope).drop('');
      setSavedVersion(version);
      return path;
    } catch (error) {
      tell(refusalOf(error, form));
      return undefined;
    }
  };

  const save = async () => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setSaving(true);
    try {
      return await send();
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  const mend = useCallback(
    (field: string) =>
      setFailure((before) => before && { ...before, faults: withoutFault(before.faults, field) ?? {} }),
    [],
  );
  return { isSaving, failure, attempt, savedVersion, save, mend };
}
