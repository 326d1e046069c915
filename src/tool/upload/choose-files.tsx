import { useRef, type ReactNode } from 'react';

interface ChooseFilesProps {
  picturesOnly?: boolean;
  isMultiple?: boolean;
  className: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A button that asks the computer for files. */
export function ChooseFiles({ picturesOnly, isMultiple, className, onFiles, children }: ChooseFilesProps) {
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
