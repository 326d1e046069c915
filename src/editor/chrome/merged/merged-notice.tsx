import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useEditor } from '../../input/use-editor';
import { useEditSession, useSavingState } from '../../session/edit-session';
import type { Merged } from '../../session/saving/create-saving';
import { focusField } from '../focus-field';
import { Notice, NoticeAction } from '../notices/notice';
import { useLeadToBlock } from '../use-lead-to-block';
import { messages } from './messages';
import { useMergedEntries, type MergedEntry } from './use-merged-entries';
import './style.css';

/** So many are named at once. */
const mostNamed = 4;

/** A save has merged what somebody else had saved: what that was, each entry leading to it. */
export function MergedNotice() {
  const { merged } = useSavingState();
  return merged ? <MergedLine merged={merged} /> : null;
}

function MergedLine({ merged }: { merged: Merged }) {
  const { saving } = useEditSession();
  const entriesOf = useMergedEntries();
  const entries = useMemo(() => entriesOf(merged), [entriesOf, merged]);
  const [showsAll, setShowsAll] = useState(false);
  if (entries.length === 0) return null;
  const named = showsAll ? entries : entries.slice(0, mostNamed);
  return (
    <Notice
      kind="info"
      icon="info"
      onClose={saving.dismissMerged}
      actions={
        <>
          {named.map((entry) => (
            <EntryAction key={entry.key} entry={entry} />
          ))}
          {named.length < entries.length && (
            <NoticeAction onClick={() => setShowsAll(true)}>
              <FormattedMessage {...messages.more} values={{ count: entries.length - named.length }} />
            </NoticeAction>
          )}
        </>
      }
    >
      {merged.saver === '' ? (
        <FormattedMessage {...messages.notice} />
      ) : (
        <FormattedMessage {...messages.noticeOf} values={{ name: merged.saver }} />
      )}
    </Notice>
  );
}

function EntryAction({ entry: { title, field, block } }: { entry: MergedEntry }) {
  const { screen } = useEditor();
  const leadToBlock = useLeadToBlock();
  if (block?.kind === 'removed')
    return (
      <span className="tool-merged__gone">
        <FormattedMessage {...messages.removed} values={{ title }} />
      </span>
    );
  const lead = () => {
    if (block) leadToBlock(block.key);
    if (!field) return;
    screen.showFields();
    focusField(field.name);
  };
  return (
    <NoticeAction onClick={lead}>
      <span className="tool-merged__title">{title}</span>
    </NoticeAction>
  );
}
