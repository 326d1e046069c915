import { RichText } from '@/components/rich-text/rich-text';
import type { WidgetProps } from '@/forms/field-frame';
import type { RichTextField } from '@/forms/schema';
import { ToolField } from './tool-field';

/** Formatted text where no editor of it is at hand: it is shown, and stays as it is. */
export function KeptText({ id, field, value, error }: WidgetProps<RichTextField>) {
  return (
    <ToolField id={id} field={field} error={error} isGroup>
      {value && <RichText html={value.data} />}
    </ToolField>
  );
}
