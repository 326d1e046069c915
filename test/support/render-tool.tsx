import { editorWidgets } from '@/editor/rich-text/editor-widgets';
import { WidgetsContext } from '@/tool/widgets/widgets-context';
import { useState, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { FieldError, Field } from '@/forms/schema';
import { ObjectBrowserContext, type BrowseContent } from '@/tool/object-browser/context';
import { SideForm } from '@/tool/form/side-form';
import type { BadInput, BadInputs } from '@/tool/widgets/bad-input';
import { renderWithSite, type RenderOptions } from './render';
import de from 'virtual:messages/de/editor';
import deHelps from 'virtual:messages/de/help';
import en from 'virtual:messages/en/editor';
import enHelps from 'virtual:messages/en/help';

const words = { de: { ...de, ...deHelps }, en: { ...en, ...enHelps } };

/** The words of the editor, besides those of the site. */
function ToolWords({ children }: { children: ReactNode }) {
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

/** Keeps what is no value where a test can look at it. */
export const badInputsIn = (bad: Map<string, BadInput>): BadInputs => ({
  get: (id) => bad.get(id),
  report: (id, input) => void (input ? bad.set(id, input) : bad.delete(id)),
  drop: (prefix) => [...bad.keys()].forEach((id) => id.startsWith(prefix) && bad.delete(id)),
});

interface FieldOptions extends RenderOptions {
  error?: FieldError;
  place?: 'content' | 'block';
  /** What the object browser hands back. */
  browse?: BrowseContent;
  /** What is stored beside the field. */
  beside?: Record<string, unknown>;
}

/** A form with one field, and all that was stored of it, the last first. */
export function renderField(
  field: Field,
  stored?: unknown,
  { error, place = 'content', browse, beside = {}, ...rest }: FieldOptions = {},
) {
  const changes: unknown[] = [];
  const bad = new Map<string, BadInput>();
  const badInputs = badInputsIn(bad);
  function Form() {
    const [values, setValues] = useState<Record<string, unknown>>({ ...beside, value: stored });
    return (
      <SideForm
        fields={{ value: field }}
        fieldsets={[{ id: 'default', title: 'Form', fields: ['value'] }]}
        values={values}
        place={place}
        path="/de"
        errors={{ value: error }}
        onChange={(name, changed) => {
          changes.unshift(changed);
          setValues({ ...values, [name]: changed });
        }}
        badInputs={badInputs}
      />
    );
  }
  const form = (
    <WidgetsContext.Provider value={editorWidgets}>
      <ObjectBrowserContext.Provider value={browse ?? null}>
        <Form />
      </ObjectBrowserContext.Provider>
    </WidgetsContext.Provider>
  );
  return { ...renderTool(form, rest), changes, bad };
}
