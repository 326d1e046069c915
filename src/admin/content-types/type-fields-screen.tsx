import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  deleteTypePart,
  firstFieldset,
  getTypeFields,
  patchTypeFields,
  typesPanel,
  type TypeField,
  type TypeFields,
  type TypeFieldset,
} from '@/api/content-types';
import { ErrorView } from '@/components/error-views/error-view';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { useOwnSubmit } from '@/state/use-own-submit';
import { markedAt, usePointerDrag } from '@/tool/drag/use-pointer-drag';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { AdminScreen } from '../kit/admin-screen';
import { Dropdown, DropdownItem } from '../kit/dropdown';
import { useFailureText } from '../kit/use-failure-text';
import { useNotify } from '../kit/use-notify';
import { useOptimistic } from '../kit/use-optimistic';
import { FieldDialog } from './field-dialog';
import { fieldKinds, kindOf, type FieldKind } from './field-kinds';
import { ownNames, stepOf, withMoved } from './field-values';
import { DeleteFieldDialog, FieldsetDialog } from './fieldset-dialogs';
import { FieldsetSection, type FieldPlace } from './fieldset-section';
import { fieldMessages, messages } from './messages';
import { TypeTabs } from './type-tabs';
import './style.css';

/** The fields of a content type by their fieldsets; those that were added here can be changed. */
export function TypeFieldsScreen({ base, id }: { base: string; id: string }) {
  const language = useLanguage();
  const { remote, retry } = useRemote([id, language].join(' '), (signal) =>
    getTypeFields(id, { language, signal }),
  );
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  const list = `${base}/${typesPanel}`;
  return (
    <AdminScreen
      title={messages.title}
      heading={dataOf(remote)?.title}
      back={{ to: list, words: messages.title }}
    >
      <TypeTabs path={`${list}/${encodeURIComponent(id)}`} isFields />
      <RemoteData of={remote} skeleton={<div className="skeleton" />}>
        {(type) => <Fields key={id} id={id} type={type} reload={retry} />}
      </RemoteData>
    </AdminScreen>
  );
}

type Task =
  | { name: 'add'; kind: FieldKind }
  | { name: 'edit'; kind: FieldKind; field: TypeField }
  | { name: 'delete'; field: TypeField }
  | { name: 'fieldset'; set?: TypeFieldset };

interface FieldsProps {
  id: string;
  type: TypeFields;
  reload: () => void;
}

function Fields({ id, type, reload }: FieldsProps) {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const failureText = useFailureText();
  const [task, setTask] = useState<Task>();
  /** Fieldsets in which nothing lies: the CMS names them only once something does. */
  const [empty, setEmpty] = useState<readonly TypeFieldset[]>([]);
  const [spoken, setSpoken] = useState('');
  const change = useOwnSubmit(patchTypeFields);
  const removal = useOwnSubmit(deleteTypePart);
  const { shown, send } = useOptimistic<readonly TypeFieldset[]>(type, reload);
  const stored = shown ?? [
    ...type.fieldsets,
    ...empty.filter((set) => !type.fieldsets.some((present) => present.id === set.id)),
  ];
  const fieldsets = stored.some(({ isOwn }) => isOwn)
    ? stored
    : [{ id: firstFieldset, title: '', isOwn: true, fields: [] }, ...stored];
  const close = () => setTask(undefined);
  const done = () => {
    close();
    reload();
  };
  /** A fieldset whose last field goes stays to be seen. */
  const keepEmpty = () =>
    setEmpty(
      fieldsets.filter((set) => set.isOwn && set.id !== firstFieldset).map((set) => ({ ...set, fields: [] })),
    );

  const move = async (name: string, place: { target: string; before?: string } | undefined) => {
    if (!place) return;
    const next = withMoved(fieldsets, name, place.target, place.before);
    const target = next.find((set) => set.id === place.target);
    if (!target) return;
    keepEmpty();
    const fields = ownNames(target, type);
    const settled = await send(next, () =>
      change.submit(id, { fieldsets: [{ id: target.id, title: target.title, fields }] }, { language }),
    );
    if (settled.status === 'failed') notify('error', failureText(settled.error));
    else
      setSpoken(
        intl.formatMessage(fieldMessages.moved, {
          title: type.fields.get(name)?.title ?? name,
          fieldset: target.title,
          place: fields.indexOf(name) + 1,
          count: fields.length,
        }),
      );
  };
  const removeFieldset = async (set: TypeFieldset) => {
    const settled = await removal.submit(id, set.id, { language });
    if (settled.status === 'failed') {
      notify('error', failureText(settled.error));
      return;
    }
    setEmpty(empty.filter((each) => each.id !== set.id));
    reload();
  };
  const edit = (field: TypeField) => {
    const kind = kindOf(field.factory);
    if (kind) setTask({ name: 'edit', kind, field });
  };

  const { over, grab } = usePointerDrag<TypeField, FieldPlace>({
    placeAt: (field, point) => {
      const under = markedAt(point, 'data-fieldset');
      const set = fieldsets.find(({ id: each }) => each === under);
      const name = markedAt(point, 'data-field') ?? '';
      if (!set?.isOwn || name === field.name) return undefined;
      return { target: set.id, ...(type.fields.get(name)?.isOwn === true && { before: name }) };
    },
    onDrop: ({ name }, place) => void move(name, place),
  });

  return (
    <>
      <p>
        <FormattedMessage {...fieldMessages.lead} />
      </p>
      <div className="panel-tools">
        <Dropdown
          className="admin-button admin-button--main"
          label={
            <>
              <ToolIcon name="plus" size={18} />
              <FormattedMessage {...fieldMessages.add} />
            </>
          }
        >
          {(closeMenu) =>
            fieldKinds.map((kind) => (
              <DropdownItem
                key={kind.factory}
                onClick={() => {
                  closeMenu();
                  setTask({ name: 'add', kind });
                }}
              >
                <ToolIcon name={kind.icon} size={18} />
                <FormattedMessage {...kind.title} />
              </DropdownItem>
            ))
          }
        </Dropdown>
        <button type="button" className="admin-button" onClick={() => setTask({ name: 'fieldset' })}>
          <FormattedMessage {...fieldMessages.addFieldset} />
        </button>
      </div>
      {fieldsets.map((set) => (
        <FieldsetSection
          key={set.id}
          set={set}
          type={type}
          onEdit={edit}
          onDelete={(field) => setTask({ name: 'delete', field })}
          onRename={() => setTask({ name: 'fieldset', set })}
          onRemove={() => void removeFieldset(set)}
          onStep={(field, by) => void move(field.name, stepOf(fieldsets, type, field.name, by))}
          canStep={(field, by) => stepOf(fieldsets, type, field.name, by) !== undefined}
          onGrab={grab}
          landing={over?.target === set.id ? over : undefined}
        />
      ))}
      <span className="tool-hidden" role="status">
        {spoken}
      </span>
      {(task?.name === 'add' || task?.name === 'edit') && (
        <FieldDialog
          id={id}
          type={type}
          fieldsets={fieldsets}
          kind={task.kind}
          {...(task.name === 'edit' && { field: task.field })}
          onClose={close}
          onDone={() => {
            keepEmpty();
            done();
          }}
        />
      )}
      {task?.name === 'delete' && (
        <DeleteFieldDialog
          id={id}
          field={task.field}
          onClose={close}
          onDone={() => {
            keepEmpty();
            done();
          }}
        />
      )}
      {task?.name === 'fieldset' && (
        <FieldsetDialog
          id={id}
          type={type}
          fieldsets={fieldsets}
          {...(task.set && { set: task.set })}
          onClose={close}
          onDone={(set) => {
            close();
            setEmpty([...empty.filter((each) => each.id !== set.id), set]);
            reload();
          }}
        />
      )}
    </>
  );
}
