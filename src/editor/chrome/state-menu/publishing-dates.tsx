import { useContext, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDates } from '@/i18n/use-dates';
import { text } from '@/lib/shape';
import { FormField } from '@/tool/form/form-field';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { BadInputContext } from '@/tool/widgets/bad-input';
import { changeField } from '../../document/commands/change-field';
import { useField, usePageDocument } from '../../document/hooks';
import { BadInputsContext } from '../../session/bad-inputs';
import { useEditing } from '../../session/editing';
import { messages } from './messages';
import { publishingOf } from './publishing';

const words = text();
const names = ['effective', 'expires'] as const;

/** When the page appears and when it ends, in words, with the fields of the page that say so. */
export function PublishingDates() {
  const { dateTime } = useDates();
  const [isOpen, setOpen] = useState(false);
  const { form } = useEditing();
  const stored = { effective: useField('effective'), expires: useField('expires') };
  const fields = names.filter((name) => {
    const field = form.fields[name];
    return field !== undefined && !field.isHidden && !field.isReadOnly;
  });
  const { start, end } = publishingOf(stored.effective, stored.expires, Date.now());
  return (
    <div className="tool-publishing">
      <p className="tool-publishing__line">
        <ToolIcon name="calendar" size={16} />
        <FormattedMessage {...messages[start]} values={{ date: dateTime(words.read(stored.effective)) }} />
      </p>
      <p className="tool-publishing__line">
        <ToolIcon name="clock" size={16} />
        <FormattedMessage {...messages[end]} values={{ date: dateTime(words.read(stored.expires)) }} />
      </p>
      {fields.length > 0 && !isOpen && (
        <button type="button" className="tool-transitions__link" onClick={() => setOpen(true)}>
          <FormattedMessage {...messages.changeDates} />
        </button>
      )}
      {isOpen && (
        <div className="tool-publishing__fields">
          {fields.map((name) => (
            <DateField key={name} name={name} stored={stored[name]} isFirst={name === fields[0]} />
          ))}
          <p className="tool-transitions__means">
            <FormattedMessage {...messages.saveDates} />
          </p>
        </div>
      )}
    </div>
  );
}

interface DateFieldProps {
  name: string;
  stored: unknown;
  /** It stands where the button was that had the focus. */
  isFirst: boolean;
}

function DateField({ name, stored, isFirst }: DateFieldProps) {
  const document = usePageDocument();
  const { form, errors, clearError } = useEditing();
  const badInputs = useContext(BadInputsContext).of('');
  const field = form.fields[name];
  const [focusFirst] = useState(() => (element: HTMLElement | null) => {
    if (isFirst) element?.querySelector('input')?.focus();
  });
  if (!field) return null;
  return (
    <BadInputContext.Provider value={badInputs}>
      <div ref={focusFirst}>
        <FormField
          // A form beside it may show the same field.
          id={`field-${name}-state`}
          name={name}
          field={field}
          stored={stored}
          place="content"
          error={errors[name]}
          onChange={(changed, value) => {
            document.run((state) => changeField(state, changed, value), `field ${changed}`);
            clearError(changed);
          }}
        />
      </div>
    </BadInputContext.Provider>
  );
}
