import { useRef, type ReactNode } from 'react';

interface ChooseFilesProps {
  picturesOnly?: boolean;
  isMultiple?: boolean;
  /** Asks for a folder, with all that lies in it. */
  isFolder?: boolean;
  className: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A button that asks the computer for files. */
export function ChooseFiles(props: ChooseFilesProps) {
  const { picturesOnly, isMultiple, isFolder = false, className, onFiles, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={picturesOnly ? 'image/*' : undefined}
        multiple={isMultiple}
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
