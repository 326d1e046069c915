import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { mayManageSite } from '@/api/actions';
import { canEdit } from '@/editor/document/permissions';
import { usePageDocument, useStoredBlock } from '@/editor/document/hooks';
import { useBadInputs } from '@/tool/widgets/bad-input';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { JsonForm } from './json-form';
import { messages } from './messages';
import { writeStored } from './read-stored';

/** The control by which a refused save leads to it. */
export const jsonId = 'field-stored';

interface StoredJsonProps {
  blockKey: string;
  path: string;
}

/** The JSON of a block, for who wants to see it; administrators may change it. */
export function StoredJson({ blockKey, path }: StoredJsonProps) {
  const { get } = useBadInputs();
  const [isOpen, setOpen] = useState(() => get(jsonId) !== undefined);
  return (
    <details
      className="tool-foreign__stored"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <FormattedMessage {...messages.stored} />
      </summary>
      {isOpen && <Json blockKey={blockKey} path={path} />}
    </details>
  );
}

function Json({ blockKey, path }: StoredJsonProps) {
  const language = useLanguage();
  const { state } = usePageDocument();
  const stored = useStoredBlock(blockKey);
  const { remote } = useRemote(`${path} may manage`, (signal) => mayManageSite(path, { language, signal }));
  if (!stored) return null;
  if (dataOf(remote) === true && canEdit(state, blockKey).isAllowed)
    return <JsonForm blockKey={blockKey} stored={stored} />;
  return (
    <pre className="tool-input tool-input--code tool-foreign__json" tabIndex={0}>
      {writeStored(stored)}
    </pre>
  );
}
