import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Field } from '@/forms/schema';
import type { Clash, Written } from '../../document/merge/types';
import type { TextCalls } from '../../rich-text/text-calls';
import { TextEditor } from '../../rich-text/text-editor';
import { messages } from './messages';

interface HandWrittenProps {
  clash: Clash;
  /** Where it is a field of the page. */
  field: Field | undefined;
  written: Written;
  onWrite: (written: Written) => void;
}

/** The text that is made of both sides, to be written on. */
export function HandWritten({ clash, field, written, onWrite }: HandWrittenProps) {
  const intl = useIntl();
  const label = intl.formatMessage(messages.joined);
  const latest = useRef(onWrite);
  useLayoutEffect(() => {
    latest.current = onWrite;
  });
  const [first] = useState(written.fields['value']);
  const calls = useMemo(
    (): TextCalls => ({ onChange: (value, plaintext) => latest.current({ fields: { value, plaintext } }) }),
    [],
  );
  const { field: name } = clash;
  if (name === undefined)
    return (
      <div className="tool-input tool-input--rich">
        <TextEditor value={Array.isArray(first) ? first : []} calls={calls} label={label} />
      </div>
    );
  const common = {
    'aria-label': label,
    value: String(written.fields[name]),
    onChange: ({ target }: { target: { value: string } }) => onWrite({ fields: { [name]: target.value } }),
  };
  return field?.widget === 'text' ? (
    <input type="text" className="tool-input" {...common} />
  ) : (
    <textarea className="tool-input tool-input--lines" rows={3} {...common} />
  );
}
