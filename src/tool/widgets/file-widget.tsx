import { useRef, useState, type DragEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { FileField, ImageField } from '@/forms/schema';
import { ToolIcon } from '../icon/tool-icon';
import { FileCard } from './file-card';
import { fileMessages } from './file-messages';
import { controlOf, ToolField } from './tool-field';
import { useChosenFile } from './use-chosen-file';

/** A file or a picture of the content: chosen, dropped, replaced, taken away. */
export function FileWidget({ id, field, value, error, onChange }: WidgetProps<FileField | ImageField>) {
  const intl = useIntl();
  const isPicture = field.widget === 'image';
  const isReadOnly = field.isReadOnly ?? false;
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { error: refused, take, forget } = useChosenFile(isPicture, onChange);
  const wrong = refused ?? error;
  const choose = () => input.current?.click();
  const handleDrag = (event: DragEvent) => {
    if (isReadOnly) return;
    event.preventDefault();
    event.stopPropagation();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') void take(event.dataTransfer.files[0]);
  };
  return (
    <ToolField id={id} field={field} error={wrong}>
      <span
        className={`tool-drop${value ? ' tool-input tool-input--card' : ''}${isOver ? ' tool-drop--over' : ''}`}
        onDragOver={handleDrag}
        onDragLeave={handleDrag}
        onDrop={handleDrag}
      >
        <input
          {...controlOf({ id, field, error: wrong })}
          aria-required={undefined}
          aria-invalid={undefined}
          ref={input}
          type="file"
          tabIndex={-1}
          className="tool-hidden"
          accept={isPicture ? 'image/*' : undefined}
          disabled={isReadOnly}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file may be chosen once more.
            target.value = '';
          }}
        />
        {isOver || !value ? (
          <span className="tool-drop__words">
            <ToolIcon name="upload" size={16} />
            {isReadOnly ? (
              <FormattedMessage {...fileMessages.empty} />
            ) : isOver ? (
              <FormattedMessage {...fileMessages.release} />
            ) : (
              <>
                <FormattedMessage {...fileMessages.drop} />
                <button type="button" className="tool-inline" onClick={choose}>
                  {intl.formatMessage(fileMessages.choose)}
                </button>
              </>
            )}
          </span>
        ) : (
          <FileCard
            file={value}
            isPicture={isPicture}
            isReadOnly={isReadOnly}
            onReplace={choose}
            onRemove={() => {
              forget();
              onChange(null);
              input.current?.focus();
            }}
          />
        )}
      </span>
    </ToolField>
  );
}
