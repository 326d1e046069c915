import type { ReactNode } from 'react';
import type { WidgetProps } from '@/forms/field-frame';
import { ToolField } from './tool-field';

interface Segment {
  value: string;
  name: string;
  sign: ReactNode;
}

interface SegmentsProps extends Pick<WidgetProps, 'id' | 'field' | 'error'> {
  value: string;
  segments: readonly Segment[];
  /** How they look. */
  kind: 'segments' | 'swatches';
  onChange: (value: string) => void;
}

/** A few values side by side, of which one is chosen; the browser's own radio buttons lie under the signs. */
export function Segments({ id, field, error, value, segments, kind, onChange }: SegmentsProps) {
  return (
    <ToolField id={id} field={field} error={error} isGroup>
      <span className={`tool-${kind}`}>
        {segments.map((segment) => (
          <label key={segment.value} className={`tool-${kind}__each`} title={segment.name}>
            <input
              type="radio"
              className="tool-hidden"
              name={id}
              value={segment.value}
              aria-label={segment.name}
              disabled={field.isReadOnly ?? false}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.sign}
          </label>
        ))}
      </span>
    </ToolField>
  );
}
