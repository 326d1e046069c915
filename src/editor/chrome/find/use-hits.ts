import { useCallback, useEffect, useMemo, useState } from 'react';
import { editedDefinitions } from '../../block-picker/edited-definitions';
import { usePageDocument } from '../../document/hooks';
import { hitsIn, type Hit } from '../../find/hits';
import type { Query } from '../../find/matches';
import { wordFields } from '../../find/texts';
import { blockForm } from '@/tool/form/block-form';
import type { Field } from '@/forms/schema';
import { useEditing } from '../../session/editing';

const isWords = ({ widget, isReadOnly }: Field): boolean =>
  (widget === 'text' || widget === 'textarea') && isReadOnly !== true;

function namesIn(fields: Readonly<Record<string, Field>>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(isWords(field) ? [name.split('.').at(-1) ?? name] : []),
    ...(field.widget === 'objects' ? namesIn(field.fields as Readonly<Record<string, Field>>) : []),
  ]);
}

/** Fields of blocks that hold words, as their forms say; until these have come those that every block may have. */
function useWordFields(): ReadonlySet<string> {
  const [names, setNames] = useState(wordFields);
  useEffect(() => {
    let isCurrent = true;
    void editedDefinitions().then((found) => {
      const own = found.flatMap(({ definition, editor }) =>
        namesIn(blockForm(editor.schema, definition.shape.read({})).fields),
      );
      if (isCurrent) setNames(new Set([...wordFields, ...own]));
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return names;
}

/** The name that a page has in addresses: links lead by it, and no reader sees it as words. */
const addressField = 'id';

/** How long after a change the page is searched again, in milliseconds. */
const pause = 300;

interface FoundHits {
  /** As they are shown: the page is searched again once people pause. */
  hits: readonly Hit[];
  /** As they are at this moment, for whoever changes the page by them. */
  presentHits: () => readonly Hit[];
  lookAgain: () => void;
}

/** Where words stand on the page, in its texts and fields. */
export function useHits(query: Query): FoundHits {
  const document = usePageDocument();
  const { form } = useEditing();
  const names = useWordFields();
  const [version, setVersion] = useState(() => document.version());
  useEffect(() => {
    let timer: number | undefined;
    const leave = document.observe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setVersion(document.version()), pause);
    });
    return () => {
      window.clearTimeout(timer);
      leave();
    };
  }, [document]);
  const fields = useMemo(
    () =>
      Object.keys(form.fields).filter((name) => {
        const field = form.fields[name];
        return field !== undefined && name !== addressField && isWords(field);
      }),
    [form],
  );
  const { words, isExact, isWholeWord } = query;
  const presentHits = useCallback(
    () => hitsIn(document.state, { words, isExact, isWholeWord }, fields, names),
    [document, words, isExact, isWholeWord, fields, names],
  );
  // The page says by its version that it is another.
  const hits = useMemo(presentHits, [presentHits, version]);
  return { hits, presentHits, lookAgain: () => setVersion(document.version()) };
}
