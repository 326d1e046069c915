import { useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { NumberField } from '@/forms/schema';
import { messages } from './messages';
import { controlOf, ToolField } from './tool-field';
import { useDraft } from './use-draft';

const whole = /^[+-]?\d{1,15}$/;
const fraction = /^[+-]?(?:\d{1,15}(?:[.,]\d{0,15})?|[.,]\d{1,15})$/;

function numberIn(text: string, isWhole: boolean): number | null | undefined {
  const bare = text.trim();
  if (bare === '') return null;
  return (isWhole ? whole : fraction).test(bare) ? Number(bare.replace(',', '.')) : undefined;
}

/** A number, with the decimal mark of either language. */
export function NumberWidget({ id, field, value, fault, onChange }: WidgetProps<NumberField>) {
  const { locale } = useIntl();
  const isWhole = field.isWhole ?? false;
  const draft = useDraft<number | null>({
    id,
    value,
    onChange,
    bad: { message: messages.noNumber },
    write: (number) =>
      number === null ? '' : locale === 'de' ? String(number).replace('.', ',') : String(number),
    read: (text) => numberIn(text, isWhole),
  });
  const wrong = draft.fault ?? fault;
  return (
    <ToolField id={id} field={field} fault={wrong}>
      <input
        {...controlOf({ id, field, fault: wrong })}
        type="text"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        className="tool-input tool-input--short"
        autoComplete="off"
        readOnly={field.isReadOnly ?? false}
        value={draft.text}
        onChange={(event) => draft.change(event.target.value)}
      />
    </ToolField>
  );
}
