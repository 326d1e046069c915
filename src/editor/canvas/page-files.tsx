import { useContext, useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CreatedContent } from '@/api/create-file';
import { usePageField, usePagePath } from '@/blocks/page/hooks';
import { defineMessages } from '@/i18n/define-messages';
import { parentOf } from '@/lib/path-parts';
import type { PictureWords } from '@/tool/picture/context';
import { WordsDialog } from '@/tool/picture-words/words-dialog';
import { isUnshownPicture } from '@/tool/upload/error-of';
import { isPicture } from '@/tool/upload/file-upload';
import { UploadPlaceContext } from '@/tool/upload/upload-place';
import { UploadState } from '@/tool/upload/upload-state';
import { useUploads } from '@/tool/upload/use-uploads';
import { changeEach } from '../document/commands/change-block';
import { changeType } from '../document/commands/change-type';
import { insertBlocks } from '../document/commands/insert-blocks';
import { insertionPointOf, type Target } from '../document/insertion-points';
import { isEmptyText } from '../document/text-block';
import type { BlockKey } from '../document/types';
import type { PlacedFile } from '../input/create-editor';
import { isField, isTyping } from '../input/typed-into';
import { useEditor, useScreenPart } from '../input/use-editor';
import { targetInOrder } from './file-order';
import { fileTargetAt, filesAlone } from './file-target';
import { fileBlock, pictureFields } from './pasted-blocks';
import './page-files.css';

const messages = defineMessages({
  label: { id: 'editor.files.label' },
});

/** Where an upload goes, and which ones go there with it, in their order. */
interface Place {
  target: Target;
  words: PictureWords;
  group: readonly number[];
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** The sheet of a page: files that are dropped on it or pasted become blocks, in their order, once they are uploaded. */
export function PageFiles({ className, children }: { className: string; children: ReactNode }) {
  const intl = useIntl();
  const { document } = useEditor();
  const path = usePagePath();
  const isFolder = usePageField('is_folderish') !== false;
  const [isOver, setOver] = useState(false);
  const places = useRef(new Map<number, Place>());
  const made = useRef(new Map<number, BlockKey>());

  const end = (): Target => ({ into: document.state.roots[0] ?? '' });
  const targetOf = (id: number): Target => {
    const place = places.current.get(id);
    if (!place) return end();
    const target = targetInOrder(id, place.group, (other) => {
      const key = made.current.get(other);
      return key !== undefined && document.state.blocks.has(key) ? key : undefined;
    });
    if (target) return target;
    return insertionPointOf(document.state, place.target) ? place.target : end();
  };
  const put = (content: CreatedContent, id: number) => {
    const block = fileBlock(content, places.current.get(id)?.words);
    const target = targetOf(id);
    const beside = 'after' in target ? target.after : '';
    const isPlace = isEmptyText(document.state.blocks.get(beside)?.data);
    const isDone =
      (isPlace && document.run((state) => changeType(state, beside, block))) ||
      document.run((state) => insertBlocks(state, { blocks: [block], target })) ||
      document.run((state) => insertBlocks(state, { blocks: [block], target: end() }));
    const [key] = document.state.selection.blocks;
    if (isDone && key !== undefined) made.current.set(id, key);
  };
  const { uploads, add, retry, drop } = useUploads(isFolder ? path : parentOf(path), {
    isForPage: true,
    place: useContext(UploadPlaceContext),
    onCreated: put,
  });
  const addFiles = (files: readonly PlacedFile[]) => {
    const ids = add(files.map(({ file }) => file));
    const groups = new Map<Target, number[]>();
    files.forEach(({ target, alt = '' }, index) => {
      const id = ids[index];
      if (id === undefined) return;
      const group = groups.get(target) ?? [];
      groups.set(target, group);
      group.push(id);
      places.current.set(id, { target, words: { alt, isDecorative: false }, group });
    });
    return ids;
  };
  const [asked, setAsked] = useState<{ ids: readonly number[]; files: readonly File[] }>();
  /** Sends files that come without words: of several pictures it is asked meanwhile what they show. */
  const addWordless = (files: readonly File[], target: Target) => {
    const ids = addFiles(files.map((file) => ({ file, target })));
    const pictures = files.flatMap((file, at) => {
      const id = ids[at];
      return id !== undefined && isPicture(file) && !isUnshownPicture(file) ? [{ file, id }] : [];
    });
    if (pictures.length > 1)
      setAsked({ ids: pictures.map(({ id }) => id), files: pictures.map(({ file }) => file) });
  };
  const takeWords = (said: readonly PictureWords[]) => {
    const fields = new Map<BlockKey, PictureWords>();
    asked?.ids.forEach((id, at) => {
      const place = places.current.get(id);
      const words = said[at];
      const key = made.current.get(id);
      if (!place || !words) return;
      places.current.set(id, { ...place, words });
      if (key !== undefined) fields.set(key, words);
    });
    setAsked(undefined);
    // Those that are there already are told in one step.
    if (fields.size === 0) return;
    document.run((state) => {
      const keyOf = new Map([...fields.keys()].map((key) => [state.blocks.get(key)?.data, key]));
      return changeEach(state, [...fields.keys()], (stored) => {
        const words = fields.get(keyOf.get(stored) ?? '');
        return words ? pictureFields(words) : {};
      });
    });
  };
  useScreenPart({ addFiles });
  const latest = useRef(addWordless);
  useEffect(() => {
    latest.current = addWordless;
  });

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target: origin, clipboardData: data } = event;
      const files = data && !isField(origin) ? filesAlone(data) : [];
      const last = document.state.selection.blocks.at(-1);
      const element = last === undefined ? null : window.document.querySelector(`[data-block="${last}"]`);
      // A block that waits for a picture takes it itself.
      const isTaken = !isTyping(origin) && element?.querySelector('.tool-drop-zone');
      if (files.length === 0 || isTaken) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const [root = ''] = document.state.roots;
      const target = last === undefined ? { into: root } : { after: last };
      latest.current(files, target);
    };
    window.addEventListener('paste', paste, { capture: true });
    return () => window.removeEventListener('paste', paste, { capture: true });
  }, [document]);

  const take = (event: DragEvent) => {
    setOver(false);
    if (!holdsFiles(event)) return;
    event.preventDefault();
    const target = fileTargetAt(document.state, { x: event.clientX, y: event.clientY }) ?? end();
    addWordless([...event.dataTransfer.files], target);
  };
  return (
    <div
      className={isOver ? `${className} tool-page-files--over` : className}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDropCapture={() => setOver(false)}
      onDrop={take}
    >
      {children}
      {asked && (
        <WordsDialog isSent files={asked.files} onDone={takeWords} onClose={() => setAsked(undefined)} />
      )}
      {uploads.length > 0 && (
        <div className="tool tool-page-files" role="region" aria-label={intl.formatMessage(messages.label)}>
          {uploads.map((upload) => (
            <UploadState key={upload.id} upload={upload} onRetry={retry} onDrop={drop} />
          ))}
        </div>
      )}
    </div>
  );
}
