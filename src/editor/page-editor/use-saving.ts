import { useRef, useState } from 'react';
import { remoteErrorOf } from '@/api/error';
import { formErrorOf } from '@/api/form-error';
import type { Fault } from '@/forms/schema';
import type { PageDocument } from '../document/page-document';
import type { ContentForm } from '../side-form/content-form';
import { faultsOfValues } from '../side-form/faults-of-values';
import type { OpenedPage } from './opened-page';

type Faults = Readonly<Record<string, Fault | undefined>>;

/** How the last attempt to save ended: `form` are words for the whole of the page. */
export interface SaveFailure {
  form: string;
  faults: Faults;
}

export interface Saving {
  isSaving: boolean;
  failure: SaveFailure | undefined;
  /** Counts the attempts that failed. */
  attempt: number;
  /** Sends what has changed; the path of the page once it is saved, undefined where it could not be. */
  save: () => Promise<string | undefined>;
  /** The version of the document that is stored. */
  savedVersion: number;
}

/** Saves the page being edited: the fields that are others than what is stored, in one call, under its lock. */
export function useSaving(document: PageDocument, page: OpenedPage, form: ContentForm): Saving {
  const stored = useRef(page.stored);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  const [attempt, setAttempt] = useState(0);
  const [savedVersion, setSavedVersion] = useState(0);

  const fail = (failed: SaveFailure) => {
    setFailure(failed);
    setAttempt((count) => count + 1);
    return undefined;
  };

  const save = async () => {
    const changed = document.changedFields(stored.current);
    const sent = document.toContent();
    const wrong = faultsOfValues(form.fields, sent);
    if (Object.values(wrong).some((fault) => fault !== undefined)) return fail({ form: '', faults: wrong });
    setFailure(undefined);
    if (Object.keys(changed).length === 0) return page.path;
    const version = document.version();
    setSaving(true);
    try {
      const path = await page.save(changed);
      stored.current = sent;
      setSavedVersion(version);
      return path;
    } catch (error) {
      const { form: words, fields } = formErrorOf(remoteErrorOf(error), Object.keys(form.fields));
      return fail({ form: words, faults: fields });
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, failure, attempt, savedVersion, save };
}
