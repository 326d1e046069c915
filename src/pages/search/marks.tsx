import { Fragment } from 'react';
import type { TextPart } from '@/lib/marked-text';

/** A text with what was searched for marked in it. */
export function Marks({ parts }: { parts: readonly TextPart[] }) {
  return (
    <>
      {parts.map(({ text, isMatch }, index) =>
        isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
      )}
    </>
  );
}
