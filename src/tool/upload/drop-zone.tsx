import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { ToolIcon } from '../icon/tool-icon';
import { isTextTarget } from '../text-target';
import { messages } from './messages';
import './style.css';

interface DropZoneProps {
  className?: string;
  isDisabled?: boolean;
  /** Takes what is pasted wherever the focus is, as long as no text takes it. */
  takesAllPastes?: boolean;
  /** What is said while files hang over it. */
  words?: MessageDescriptor;
  onFiles: (files: readonly File[]) => void;
  /** Takes folders that are dropped, with the files beside them; without it their files are all that is taken. */
  onEntries?: (entries: readonly FileSystemEntry[]) => void;
  children: ReactNode;
}

/** What was dropped, where a folder is among it. */
function entriesWithFolder({ dataTransfer }: DragEvent): readonly FileSystemEntry[] | undefined {
  const entries = [...dataTransfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return entries.some(({ isDirectory }) => isDirectory) ? entries : undefined;
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A part of the tool that takes files which are dropped on it or pasted into it; while some hang over it, it says so. */
export function DropZone(props: DropZoneProps) {
  const { className = '', isDisabled = false, takesAllPastes = false, onFiles, onEntries } = props;
  const { words = messages.release, children } = props;
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (!takesAllPastes || isDisabled) return undefined;
    const take = (event: globalThis.ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || event.defaultPrevented || isTextTarget(event.target)) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [takesAllPastes, isDisabled]);
  const enter = (event: DragEvent, by: 1 | -1) => {
    if (isDisabled || !holdsFiles(event)) return;
    // Each part inside is entered and left on its own.
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    if (isDisabled || !holdsFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    depth.current = 0;
    setOver(false);
    const entries = onEntries && entriesWithFolder(event);
    if (entries) onEntries(entries);
    else onFiles([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (isDisabled || files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(files);
  };
  return (
    <div
      className={`tool-drop-zone ${className}`.trim()}
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => {
        if (!isDisabled && holdsFiles(event)) event.preventDefault();
      }}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
      {isOver && (
        <div className="tool-drop-zone__overlay">
          <ToolIcon name="upload" />
          <FormattedMessage {...words} />
        </div>
      )}
    </div>
  );
}
