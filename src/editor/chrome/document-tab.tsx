import { useContext, useMemo, useSyncExternalStore } from 'react';
import { hasError } from '@/forms/validate';
import { changeField } from '../document/commands/change-field';
import { usePageDocument } from '../document/hooks';
import { SideForm } from '@/tool/form/side-form';
import { BadInputsContext } from '../session/bad-inputs';
import { useEditing } from '../session/editing';
import { ErrorBanner } from '../session/error-banner';

/** The fields of the page itself. */
export function DocumentTab() {
  const document = usePageDocument();
  const { form, errors, attempt, path, claimFocus, clearError } = useEditing();
  const badInputs = useContext(BadInputsContext).of('');
  const values = useFieldValues(Object.keys(form.fields));
  return (
    <>
      {hasError(errors) && <ErrorBanner />}
      <SideForm
        fields={form.fields}
        fieldsets={form.fieldsets}
        lists={form.lists}
        values={values}
        place="content"
        path={path}
        errors={errors}
        attempt={attempt}
        claimFocus={claimFocus}
        badInputs={badInputs}
        onChange={(name, stored) => {
          document.run((state) => changeField(state, name, stored), `field ${name}`);
          clearError(name);
        }}
      />
    </>
  );
}

/** The stored values of some fields of the page; the same object until one of them is another. */
function useFieldValues(names: readonly string[]): Readonly<Record<string, unknown>> {
  const document = usePageDocument();
  const key = names.join(' ');
  const source = useMemo(() => {
    const fields = key.split(' ');
    const read = () => Object.fromEntries(fields.map((name) => [name, document.state.fields.get(name)]));
    let values = read();
    return {
      subscribe: (listener: () => void) => {
        const renew = () => {
          values = read();
          listener();
        };
        const leave = fields.map((name) => document.subscribe('field', name, renew));
        return () => leave.forEach((end) => end());
      },
      values: () => values,
    };
  }, [document, key]);
  return useSyncExternalStore(source.subscribe, source.values);
}
