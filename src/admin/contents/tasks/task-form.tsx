import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { AdminDialog } from '../../kit/admin-dialog';
import './task-form.css';

interface TaskFormProps {
  title: MessageDescriptor;
  submit: MessageDescriptor;
  isDisabled?: boolean;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

const formId = 'contents-task';

/** A form about the chosen items in a dialog. */
export function TaskForm({ title, submit, isDisabled = false, onClose, onSubmit, children }: TaskFormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isDisabled) onSubmit();
  };
  return (
    <AdminDialog
      title={<FormattedMessage {...title} />}
      width={560}
      onClose={onClose}
      action={
        <button type="submit" form={formId} className="admin-button admin-button--main" disabled={isDisabled}>
          <FormattedMessage {...submit} />
        </button>
      }
    >
      <form id={formId} className="contents-task" noValidate onSubmit={send}>
        {children}
      </form>
    </AdminDialog>
  );
}
