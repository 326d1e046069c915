import { useState, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Fault, Field } from '@/forms/schema';
import { SideForm } from '@/editor/side-form/side-form';
import { renderWithSite, type RenderOptions } from './render';
import de from 'virtual:messages/de/editor';
import en from 'virtual:messages/en/editor';

const words = { de, en };

/** The words of the editor, besides those of the site. */
export function ToolWords({ children }: { children: ReactNode }) {
  const { locale, messages } = useIntl();
  const own = words[locale === 'en' ? 'en' : 'de'];
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...own } as typeof own}>
      {children}
    </IntlProvider>
  );
}

export const renderTool = (ui: ReactNode, options?: RenderOptions) =>
  renderWithSite(<ToolWords>{ui}</ToolWords>, options);

interface FieldOptions extends RenderOptions {
  fault?: Fault;
  place?: 'content' | 'block';
}

/** A form with one field, and all that was stored of it, the last first. */
export function renderField(
  field: Field,
  stored?: unknown,
  { fault, place = 'content', ...rest }: FieldOptions = {},
) {
  const changes: unknown[] = [];
  const bad = new Map<string, Fault>();
  function Form() {
    const [values, setValues] = useState<Record<string, unknown>>({ value: stored });
    return (
      <SideForm
        fields={{ value: field }}
        fieldsets={[{ id: 'default', title: 'Form', fields: ['value'] }]}
        values={values}
        place={place}
        path="/de"
        faults={{ value: fault }}
        onChange={(name, changed) => {
          changes.unshift(changed);
          setValues({ [name]: changed });
        }}
        onBadInput={(id, said) => (said === null ? bad.delete(id) : bad.set(id, said))}
      />
    );
  }
  return { ...renderTool(<Form />, rest), changes, bad };
}
