import { useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import { messages as formMessages } from '@/forms/messages';
import type { FieldError, NumberField } from '@/forms/schema';
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

/** What is wrong with a number that its field does not take. */
function outOfBounds(number: number | null | undefined, field: NumberField): FieldError | undefined {
  const { minimum = -Infinity, maximum = Infinity, atMost = Infinity } = field;
  const most = Math.min(maximum, atMost);
  if (typeof number !== 'number') return undefined;
  if (number < minimum) return { message: formMessages.tooSmall, values: { count: minimum } };
  return number > most ? { message: formMessages.tooLarge, values: { count: most } } : undefined;
}

/** A number, with the decimal mark of either language. */
export function NumberWidget({ id, field, value, error, onChange }: WidgetProps<NumberField>) {
  const { locale } = useIntl();
  const isWhole = field.isWhole ?? false;
  const draft = useDraft<number | null>({
    id,
    value,
    onChange,
    bad: (text) => outOfBounds(numberIn(text, isWhole), field) ?? { message: messages.noNumber },
    write: (number) =>
      number === null ? '' : locale === 'de' ? String(number).replace('.', ',') : String(number),
    read: (text) => {
      const number = numberIn(text, isWhole);
      return outOfBounds(number, field) === undefined ? number : undefined;
    },
  });
  const wrong = draft.error ?? error;
  return (
    <ToolField id={id} field={field} error={wrong}>
      <input
        {...controlOf({ id, field, error: wrong })}
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
