import { useEffect, useId, useMemo, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formErrorOf } from '@/api/form-error';
import type { Errors, FieldError, Fieldset } from '@/forms/schema';
import { WordsOf } from '@/forms/words';
import { PageLink } from '@/components/universal-link/page-link';
import { deepEqual } from '@/lib/deep-equal';
import type { RemoteError } from '@/lib/remote';
import { useOwnSubmit } from '@/state/use-own-submit';
import type { ContentForm } from '@/tool/form/content-form';
import { errorsOfValues } from '@/tool/form/errors-of-values';
import { FormField } from '@/tool/form/form-field';
import { useErrorToasts } from '@/tool/form/use-error-toasts';
import { BadInputContext, type BadInput, type BadInputs } from '@/tool/widgets/bad-input';
import { FormPathContext } from '@/tool/widgets/form-path';
import { FormValuesContext } from '@/tool/widgets/form-values';
import { toolWidgets } from '@/tool/widgets/tool-widgets';
import { WidgetsContext } from '@/tool/widgets/widgets-context';
import { useWordsText } from '@/tool/widgets/words-text';
import { AdminFoot } from './admin-foot';
import { LeaveQuestion } from './leave-question';
import { messages as kitMessages, settingsMessages as messages } from './messages';
import { useNotify } from './use-notify';
import { useFailureText } from './use-failure-text';
import './settings-form.css';

type Values = Readonly<Record<string, unknown>>;
type Found = Readonly<Record<string, FieldError | undefined>>;

interface SettingsFormProps {
  form: Pick<ContentForm, 'fields' | 'fieldsets'>;
  stored: Values;
  /** Where one goes who changes nothing, or what is done then. */
  cancel: string | (() => void);
  /** What only shows when fields are looked at together. */
  check?: (values: Values) => Errors<Record<string, unknown>>;
  /** Why it was refused, where the server's own words do not do. */
  failureOf?: (error: RemoteError) => string | undefined;
  /** Sends what was changed, by field. */
  save: (changes: Values) => Promise<unknown>;
  onSaved: () => void;
  /** Keeps nothing of what was saved, as of passwords. */
  forgets?: true;
}

const prefix = 'setting';
const nothing: Values = {};

const withoutNone = (errors: Found): Found =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));

/** What stands in controls and is no value; the form knows how many there are. */
function useBadInputsOfForm(): { inputs: BadInputs; bad: ReadonlyMap<string, BadInput> } {
  const [bad, setBad] = useState<ReadonlyMap<string, BadInput>>(new Map());
  const latest = useRef(bad);
  const inputs = useMemo<BadInputs>(() => {
    const put = (next: ReadonlyMap<string, BadInput>) => {
      latest.current = next;
      setBad(next);
    };
    return {
      get: (id) => latest.current.get(id),
      report: (id, input) => {
        if (input === null && !latest.current.has(id)) return;
        const next = new Map(latest.current);
        if (input === null) next.delete(id);
        else next.set(id, input);
        put(next);
      },
      drop: (start) => put(new Map([...latest.current].filter(([id]) => !id.startsWith(start)))),
    };
  }, []);
  return { inputs, bad };
}

/** A form of the CMS with its parts as tabs; only what was changed is sent. */
export function SettingsForm(props: SettingsFormProps) {
  const { form, stored, cancel, check, failureOf, save, onSaved, forgets } = props;
  const intl = useIntl();
  const notify = useNotify();
  const wordsOf = useWordsText();
  const failureText = useFailureText();
  const notifyErrors = useErrorToasts();
  const { fields } = form;
  const fieldsets = form.fieldsets.filter((set) =>
    set.fields.some((name) => fields[name] && !fields[name].isHidden),
  );
  const [changed, setChanged] = useState<Values>(nothing);
  /** What was saved, until it is read anew. */
  const [saved, setSaved] = useState<Values>(nothing);
  const [saves, setSaves] = useState(0);
  const [found, setFound] = useState<Found>({});
  const [shown, setShown] = useState(fieldsets[0]?.id ?? '');
  const [led, setLed] = useState<{ to: string }>();
  const element = useRef<HTMLFormElement>(null);
  const { inputs, bad } = useBadInputsOfForm();
  const { remote, submit } = useOwnSubmit(save);
  const present: Values = { ...stored, ...saved };
  const values: Values = { ...present, ...changed };
  const changes = Object.fromEntries(
    Object.entries(changed).filter(([name, value]) => !deepEqual(value, present[name] ?? null)),
  );
  const count = Object.keys(changes).length;
  const badField = (name: string) => bad.get(`${prefix}-${name}`)?.error;
  const errorOf = (name: string) => (Object.hasOwn(found, name) ? found[name] : undefined);
  const wrongIn = (set: Fieldset<string>, errors: Found) =>
    set.fields.filter((name) => Object.hasOwn(errors, name) && errors[name] !== undefined);

  const leadTo = (name: string) => {
    const set = fieldsets.find((each) => each.fields.includes(name));
    if (set) setShown(set.id);
    setLed({ to: `${prefix}-${name}` });
  };
  useEffect(() => setSaved(nothing), [stored]);
  const notifySaved = useRef(onSaved);
  useEffect(() => {
    notifySaved.current = onSaved;
  });
  // Once nothing is unsaved any more: whoever goes elsewhere then is not asked.
  useEffect(() => {
    if (saves > 0) notifySaved.current();
  }, [saves]);
  useEffect(() => {
    if (led) element.current?.querySelector<HTMLElement>(`#${CSS.escape(led.to)}`)?.focus();
  }, [led]);

  /** Leads to the first of what is wrong, in the order of the form. */
  const showErrors = (errors: Found) => {
    setFound(errors);
    notifyErrors(fields, errors);
    const first = fieldsets.flatMap((set) => wrongIn(set, errors))[0];
    if (first !== undefined) leadTo(first);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (remote.status === 'pending') return;
    const names = Object.keys(fields);
    const unread = Object.fromEntries(names.map((name) => [name, badField(name)] as const));
    const errors: Found = { ...check?.(values), ...errorsOfValues(fields, values), ...withoutNone(unread) };
    if (Object.values(errors).some((error) => error !== undefined)) {
      showErrors(errors);
      return;
    }
    if (count === 0) return;
    setFound({});
    const settled = await submit(changes);
    if (settled.status === 'failed') {
      const refused = formErrorOf(settled.error, names).fields;
      if (Object.keys(refused).length > 0) showErrors(refused);
      return;
    }
    notify('success', intl.formatMessage(messages.saved));
    setSaved(forgets ? nothing : { ...saved, ...changes });
    setChanged(nothing);
    setSaves(saves + 1);
  };
  const wrong = fieldsets.flatMap((set) => wrongIn(set, found));
  const refusal = remote.status === 'failed' && wrong.length === 0 ? remote.error : undefined;
  const [first] = wrong;
  const open = fieldsets.find(({ id }) => id === shown) ?? fieldsets[0];
  return (
    <form ref={element} className="settings" noValidate onSubmit={(event) => void send(event)}>
      {fieldsets.length > 1 && (
        <Tabs
          fieldsets={fieldsets}
          shown={open?.id ?? ''}
          wrongIn={(set) => wrongIn(set, found).length}
          onShow={setShown}
        />
      )}
      {(first !== undefined || refusal) && (
        <div className="admin-note admin-note--wrong" role="alert">
          <strong>
            <FormattedMessage {...messages.errors} />
          </strong>{' '}
          {refusal ? (
            (failureOf?.(refusal) ?? failureText(refusal))
          ) : (
            <FormattedMessage {...messages.errorsText} />
          )}{' '}
          {first !== undefined && (
            <button type="button" className="settings__jump" onClick={() => leadTo(first)}>
              <FormattedMessage
                {...messages.toField}
                values={{ field: wordsOf(fields[first]?.title ?? first) }}
              />
            </button>
          )}
        </div>
      )}
      <WidgetsContext.Provider value={toolWidgets}>
        <FormPathContext.Provider value="">
          <FormValuesContext.Provider value={values}>
            <BadInputContext.Provider value={inputs}>
              {fieldsets.map((set) => (
                <div
                  key={set.id}
                  id={`settings-part-${set.id}`}
                  className="settings__fields"
                  hidden={set.id !== open?.id}
                  {...(fieldsets.length > 1 && {
                    role: 'tabpanel',
                    'aria-labelledby': `settings-tab-${set.id}`,
                  })}
                >
                  {set.description && (
                    <p>
                      <WordsOf words={set.description} />
                    </p>
                  )}
                  {set.fields.map((name) => {
                    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
                    return field && !field.isHidden ? (
                      <FormField
                        key={name}
                        id={`${prefix}-${name}`}
                        name={name}
                        field={field}
                        stored={Object.hasOwn(values, name) ? values[name] : undefined}
                        place="content"
                        error={errorOf(name)}
                        onChange={(changedName, value) => {
                          setChanged((before) => ({ ...before, [changedName]: value }));
                          setFound((before) => ({ ...before, [changedName]: undefined }));
                        }}
                      />
                    ) : null;
                  })}
                </div>
              ))}
            </BadInputContext.Provider>
          </FormValuesContext.Provider>
        </FormPathContext.Provider>
      </WidgetsContext.Provider>
      <AdminFoot isChanged={count > 0} status={<FormattedMessage {...messages.status} values={{ count }} />}>
        {typeof cancel === 'string' ? (
          <PageLink to={cancel} className="admin-button admin-button--plain">
            <FormattedMessage {...kitMessages.cancel} />
          </PageLink>
        ) : (
          <button type="button" className="admin-button admin-button--plain" onClick={cancel}>
            <FormattedMessage {...kitMessages.cancel} />
          </button>
        )}
        <button
          type="submit"
          className="admin-button admin-button--main"
          disabled={count === 0 && bad.size === 0}
        >
          <FormattedMessage {...messages.save} />
        </button>
      </AdminFoot>
      <LeaveQuestion isUnsaved={count > 0 || bad.size > 0} address={prefix} />
    </form>
  );
}

interface TabsProps {
  fieldsets: readonly Fieldset<string>[];
  shown: string;
  wrongIn: (set: Fieldset<string>) => number;
  onShow: (id: string) => void;
}

/** The parts of a form; arrows go from one to the next. */
function Tabs({ fieldsets, shown, wrongIn, onShow }: TabsProps) {
  const intl = useIntl();
  const listId = useId();
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = fieldsets.findIndex(({ id }) => id === shown);
    const next = fieldsets[(at + step + fieldsets.length) % fieldsets.length];
    if (!next) return;
    onShow(next.id);
    event.currentTarget.querySelector<HTMLElement>(`#settings-tab-${CSS.escape(next.id)}`)?.focus();
  };
  return (
    <div
      id={listId}
      className="admin-tabs"
      role="tablist"
      aria-label={intl.formatMessage(messages.parts)}
      onKeyDown={handleKey}
    >
      {fieldsets.map((set) => {
        const wrong = wrongIn(set);
        return (
          <button
            key={set.id}
            id={`settings-tab-${set.id}`}
            type="button"
            role="tab"
            className="admin-tabs__tab"
            aria-selected={set.id === shown}
            aria-controls={`settings-part-${set.id}`}
            tabIndex={set.id === shown ? 0 : -1}
            onClick={() => onShow(set.id)}
          >
            <WordsOf words={set.title} />
            {wrong > 0 && (
              <span className="settings__wrong">
                <span aria-hidden="true">{wrong}</span>
                <span className="tool-hidden">
                  <FormattedMessage {...messages.wrong} values={{ count: wrong }} />
                </span>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
