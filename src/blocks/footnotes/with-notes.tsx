import { Suspense, useMemo, type ReactNode } from 'react';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { NoteMarkContext, type DrawNote } from '@/components/slate-value/note-mark-context';
import { NoteList } from './note-list';
import { NotesContext } from './notes-context';
import { notesIn } from './notes-in';

/** A page whose texts have footnotes: their numbers stand in the text, the notes at its end or where a block shows them. */
export function WithNotes({ content, children }: { content: object; children: ReactNode }) {
  const { list, marks, hasPlace } = useMemo(() => notesIn(content), [content]);
  const draw = useMemo(
    (): DrawNote => (node, words, inLink) => {
      const mark = marks.get(node['data']);
      if (mark === undefined) return <span>{words}</span>;
      return (
        <span id={mark.id}>
          {words}
          {mark.numbers.map((number) => (
            <sup key={number} className="footnotes__mark">
              {inLink ? `[${number}]` : <a href={`#footnote-${number}`}>{`[${number}]`}</a>}
            </sup>
          ))}
        </span>
      );
    },
    [marks],
  );
  return (
    <NotesContext.Provider value={list}>
      <NoteMarkContext.Provider value={draw}>{children}</NoteMarkContext.Provider>
      {!hasPlace && list.length > 0 && (
        <Suspense>
          <LazyMessages part="block">
            <NoteList />
          </LazyMessages>
        </Suspense>
      )}
    </NotesContext.Provider>
  );
}
