import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { defineMessages } from '@/i18n/define-messages';
import { typeOf } from '../../document/flags';
import { usePageDocument } from '../../document/hooks';
import { useBlockTitle } from '../use-block-title';
import { lastMove, onMove } from './announcer';

const messages = defineMessages({
  moved: { id: 'editor.moved' },
  movedInto: { id: 'editor.movedInto' },
});

/** Says where blocks are after they were moved, by whatever means. */
export function Announcements() {
  const { state } = usePageDocument();
  const titleOf = useBlockTitle();
  const move = useSyncExternalStore(onMove, lastMove);
  const owner = move?.owner === undefined ? undefined : state.blocks.get(move.owner);
  return (
    <p className="visually-hidden" role="status" data-announcements="">
      {move && (
        <FormattedMessage
          {...(owner ? messages.movedInto : messages.moved)}
          values={{ ...move, owner: owner && titleOf(typeOf(owner.data)) }}
        />
      )}
    </p>
  );
}
