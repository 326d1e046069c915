import { useContext, useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CreatedContent } from '@/api/create-file';
import { usePageField, usePagePath } from '@/blocks/page/hooks';
import { defineMessages } from '@/i18n/define-messages';
import { parentOf } from '@/lib/path-parts';
import { UploadPlaceContext } from '@/tool/upload/upload-place';
import { UploadState } from '@/tool/upload/upload-state';
import { useUploads } from '@/tool/upload/use-uploads';
import { changeType } from '../document/commands/change-type';
import { insertBlocks } from '../document/commands/insert-blocks';
import { insertionPointOf, type Target } from '../document/insertion-points';
import { isEmptyText } from '../document/text-block';
import type { BlockKey } from '../document/types';
import type { PlacedFile } from '../input/create-editor';
import { isField, isTyping } from '../input/typed-into';
import { useEditor, useScreenPart } from '../input/use-editor';
import { fileTargetAt, filesAlone } from './file-target';
import { fileBlock } from './pasted-blocks';
import './page-files.css';

const messages = defineMessages({
  label: { id: 'editor.files.label' },
});

/** Where an upload goes, and which other one it follows there. */
interface Place {
  target: Target;
  alt: string;
  follows: number | undefined;
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
    const key = place?.follows === undefined ? undefined : made.current.get(place.follows);
    if (key !== undefined && document.state.blocks.has(key)) return { after: key };
    if (place?.follows !== undefined) return targetOf(place.follows);
    return place && insertionPointOf(document.state, place.target) ? place.target : end();
  };
  const put = (content: CreatedContent, id: number) => {
    const block = fileBlock(content, places.current.get(id)?.alt ?? '');
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
    files.forEach(({ target, alt = '' }, index) => {
      const id = ids[index];
      const follows = files[index - 1]?.target === target ? ids[index - 1] : undefined;
      if (id !== undefined) places.current.set(id, { target, alt, follows });
    });
  };
  useScreenPart({ addFiles });
  const latest = useRef(addFiles);
  useEffect(() => {
    latest.current = addFiles;
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
      latest.current(files.map((file) => ({ file, target })));
    };
    window.addEventListener('paste', paste, { capture: true });
    return () => window.removeEventListener('paste', paste, { capture: true });
  }, [document]);

  const take = (event: DragEvent) => {
    setOver(false);
    if (!holdsFiles(event)) return;
    event.preventDefault();
    const target = fileTargetAt(document.state, { x: event.clientX, y: event.clientY }) ?? end();
    addFiles([...event.dataTransfer.files].map((file) => ({ file, target })));
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
