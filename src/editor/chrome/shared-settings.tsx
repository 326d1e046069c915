import { useCallback, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changeBlocks } from '../document/commands/change-block';
import { typeOf } from '../document/flags';
import { usePageDocument } from '../document/hooks';
import type { BlockKey, StoredBlock } from '../document/types';
import { frameMessages, sharedForm } from '@/tool/form/frame-form';
import { SideForm } from '@/tool/form/side-form';
import { helpedFields } from '../session/block-helps';
import { useEditing } from '../session/editing';
import { useBlockTitle } from '../input/use-block-title';
import { messages } from './selection-messages';
import './selection-bar.css';

/** What several selected blocks have in common; it is changed for all of them in one step. */
export function SharedSettings({ keys }: { keys: readonly BlockKey[] }) {
  const intl = useIntl();
  const document = usePageDocument();
  const titleOf = useBlockTitle();
  const { path } = useEditing();
  const subscribe = useCallback(
    (listener: () => void) => document.subscribe('content', '', listener),
    [document],
  );
  useSyncExternalStore(subscribe, document.version);
  const stored = keys.flatMap((key): readonly StoredBlock[] => {
    const block = document.state.blocks.get(key);
    return block ? [block.data] : [];
  });
  const { fields, fieldsets, values } = sharedForm(stored, intl.formatMessage(frameMessages.mixed));
  const names = stored.map((block) => titleOf(typeOf(block)));
  return (
    <>
      <div className="tool-shared">
        <h2 className="tool-shared__title">
          <FormattedMessage {...messages.shared} values={{ count: stored.length }} />
        </h2>
        <p className="tool-sidebar__note">{names.join(', ')}</p>
      </div>
      <SideForm
        fields={helpedFields(fields)}
        fieldsets={fieldsets}
        values={values}
        place="block"
        path={path}
        prefix="shared"
        onChange={(name, value) => void document.run((state) => changeBlocks(state, keys, { [name]: value }))}
      />
      <p className="tool-sidebar__note">
        <FormattedMessage {...messages.sharedNote} />
      </p>
    </>
  );
}
