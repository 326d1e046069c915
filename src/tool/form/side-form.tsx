import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldError, Field, Fieldset, Widget } from '@/forms/schema';
import type { WidgetMap } from '@/forms/widgets';
import type { Place } from '@/forms/written-value';
import { BadInputContext, type BadInputs } from '../widgets/bad-input';
import { FormPathContext } from '../widgets/form-path';
import { FormValuesContext } from '../widgets/form-values';
import { toolWidgets } from '../widgets/tool-widgets';
import { WidgetsContext } from '../widgets/widgets-context';
import { FieldsetSection } from './fieldset-section';
import { FormField } from './form-field';
import type { NumberedFields } from './numbered-fields';
import { NumberedList } from './numbered-list';
import { useSteadyFields } from './use-steady-fields';
import './style.css';

interface SideFormProps {
  fields: Readonly<Record<string, Field>>;
  fieldsets: readonly Fieldset<string>[];
  /** What is stored, by field; it may be anything, and stays as it is until its field is changed. */
  values: Readonly<Record<string, unknown>>;
  /** Fields that stand in the fieldsets as lists, under the name of the list. */
  lists?: readonly NumberedFields[];
  /** How changed values are stored. */
  place: Place;
  /** Path of the content that the form is about. */
  path: string;
  errors?: Readonly<Record<string, FieldError | undefined>>;
  /** Counts the attempts to save that failed: each leads to the first field with which something is wrong. */
  attempt?: number;
  /** Whether this form is to lead there: one that comes later leaves the keyboard where it is. */
  claimFocus?: (attempt: number) => boolean;
  onChange: (name: string, stored: unknown) => void;
  /** Keeps what stands in a control and is no value yet; nothing may be saved meanwhile. */
  badInputs?: BadInputs;
  /** Components that are not the usual ones. */
  widgets?: Partial<WidgetMap<Widget>>;
  /** What the ids of controls begin with. */
  prefix?: string;
}

const none: NonNullable<SideFormProps['errors']> = {};
const always = () => true;

/** The latest function under one identity, so that no field is drawn for it. */
function useSteady<Given extends unknown[]>(call: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

/** A form in the sidebar: its first part stands open, the others below it unfold. */
export function SideForm(props: SideFormProps) {
  const { fieldsets, values, place, path, errors = none, attempt = 0, prefix = 'field' } = props;
  const { lists = [], onChange, claimFocus = always, badInputs, widgets } = props;
  const fields = useSteadyFields(props.fields);
  const form = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [led, setLed] = useState<{ to: string }>();
  const change = useSteady(onChange);
  const around = useContext(BadInputContext);
  const usual = useContext(WidgetsContext) ?? toolWidgets;
  const [known] = useState(() => ({ ...usual, ...widgets }));
  const fieldOf = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  const errorOf = (name: string) => (Object.hasOwn(errors, name) ? errors[name] : undefined);

  const listOf = (name: string) => lists.find((list) => list.name === name);
  /** With which names something is wrong, in the order of the form. */
  const wrongIn = (set: Fieldset<string>) =>
    set.fields.filter((name) => {
      const inner = listOf(name)?.slots.flatMap((slot) => Object.values(slot)) ?? [name];
      return inner.some((each) => errorOf(each) !== undefined);
    });
  const toggle = (id: string) =>
    setOpened((before) =>
      before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
    );

  const leadToError = useRef(() => {});
  useEffect(() => {
    leadToError.current = () => {
      const set = fieldsets.find((each) => wrongIn(each).length > 0);
      const [name] = set ? wrongIn(set) : [];
      // A form in which nothing is wrong leaves it to another.
      if (!set || name === undefined || !claimFocus(attempt)) return;
      setOpened((before) => new Set([...before, set.id]));
      setLed({ to: `${prefix}-${name}` });
    };
  });
  // Once it is drawn: its part unfolds with it, and the sidebar opens.
  useEffect(() => {
    if (led) form.current?.querySelector<HTMLElement>(`#${CSS.escape(led.to)}`)?.focus();
  }, [led]);
  useEffect(() => {
    if (attempt > 0) leadToError.current();
  }, [attempt]);

  const drawn = (name: string) => {
    const id = `${prefix}-${name}`;
    const list = listOf(name);
    if (list)
      return (
        <NumberedList key={name} id={id} list={list} values={values} errors={errors} onChange={onChange} />
      );
    const field = fieldOf(name);
    if (!field) return null;
    const stored = Object.hasOwn(values, name) ? values[name] : undefined;
    const own = { id, name, field, stored, place, error: errorOf(name), onChange: change };
    return <FormField key={name} {...own} />;
  };

  return (
    <WidgetsContext.Provider value={known}>
      <FormPathContext.Provider value={path}>
        <FormValuesContext.Provider value={values}>
          <BadInputContext.Provider value={badInputs ?? around}>
            <div ref={form} className="tool-form">
              {fieldsets.map((set, index) => {
                const shown = set.fields.filter(
                  (name) => listOf(name) ?? fieldOf(name)?.isHidden === undefined,
                );
                if (shown.length === 0) return null;
                return (
                  <FieldsetSection
                    key={set.id}
                    fieldset={set}
                    isFirst={index === 0}
                    isOpen={index === 0 || opened.has(set.id)}
                    wrong={wrongIn(set).length}
                    onToggle={() => toggle(set.id)}
                  >
                    {shown.map((name) => drawn(name))}
                  </FieldsetSection>
                );
              })}
            </div>
          </BadInputContext.Provider>
        </FormValuesContext.Provider>
      </FormPathContext.Provider>
    </WidgetsContext.Provider>
  );
}
