import { useEffect, useRef, type ReactNode } from 'react';

interface FormNoticeProps {
  kind: 'error' | 'success';
  title: ReactNode;
  children?: ReactNode;
}

/** How a form fared. Whoever does not see it is taken to it. */
export function FormNotice({ kind, title, children }: FormNoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div
      ref={element}
      className={kind === 'error' ? 'notice notice--error' : 'notice'}
      role={kind === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <strong>{title}</strong> {children}
    </div>
  );
}
