import { useContext } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { text } from '@/lib/shape';
import { changeField } from '../document/commands/change-field';
import { useField, usePageDocument } from '../document/hooks';
import { canEdit } from '../document/permissions';
import { PlainText } from '../plain-text/plain-text';
import { TextFlowContext } from '../rich-text/text-flow';
import { BlockKeyContext } from '../session/editing';

const words = text();

interface PageLineProps {
  /** Name of the field of the page. */
  name: string;
  label: MessageDescriptor;
  placeholder: MessageDescriptor;
}

/** A field of the page that stands as a line of text in one of its blocks. */
export function PageLine({ name, label, placeholder }: PageLineProps) {
  const intl = useIntl();
  const document = usePageDocument();
  const block = useContext(BlockKeyContext);
  return (
    <PlainText
      value={words.read(useField(name))}
      label={intl.formatMessage(label)}
      placeholder={intl.formatMessage(placeholder)}
      isReadOnly={!canEdit(document.state, block).isAllowed}
      flow={useContext(TextFlowContext)}
      onChange={(typed) => void document.run((state) => changeField(state, name, typed), `line ${name}`)}
    />
  );
}
