import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { compareStates, differencesIn } from '../../document/compare-states';
import { usePageDocument } from '../../document/hooks';
import { loadContent } from '../../document/load-content';
import { FieldValue } from '../conflict/side-value';
import { BlockDifference, SideNamesContext, Sides, type TwoStates } from '../history/compared-block';
import { kindMessages } from '../history/messages';
import '../history/version.css';
import { messages } from './messages';
import { useMergedEntries, type MergedEntry } from './use-merged-entries';
import './style.css';

const names = {
  then: <FormattedMessage {...messages.mine} />,
  now: <FormattedMessage {...messages.merged} />,
};

function Entry({ entry: { title, field, block }, pages }: { entry: MergedEntry; pages: TwoStates }) {
  const kind = block && block.kind !== 'same' ? kindMessages[block.kind] : messages.fieldChanged;
  return (
    <li>
      <details className="tool-merged__entry">
        <summary className="tool-merged__name">
          {title}{' '}
          <span className="tool-merged__kind">
            <FormattedMessage {...kind} />
          </span>
        </summary>
        <div className="tool-version__inside">
          {field && <Sides then={<FieldValue value={field.then} />} now={<FieldValue value={field.now} />} />}
          {block && <BlockDifference block={block} pages={pages} />}
        </div>
      </details>
    </li>
  );
}

/** What somebody else has changed and nobody need be asked about; each unfolds to show what it becomes. */
export function MergedList({ merged }: { merged: Readonly<Record<string, unknown>> }) {
  const document = usePageDocument();
  const entriesOf = useMergedEntries();
  const pages = useMemo(() => {
    const { state } = document;
    const blocks = differencesIn(compareStates(state, loadContent(merged, state.setup)));
    return { then: document.toContent(), now: merged, blocks };
  }, [document, merged]);
  const entries = useMemo(() => entriesOf(pages), [entriesOf, pages]);
  if (entries.length === 0) return null;
  return (
    <section className="tool-merged">
      <h3 className="tool-merged__heading">
        <FormattedMessage {...messages.heading} values={{ count: entries.length }} />
      </h3>
      <SideNamesContext.Provider value={names}>
        <ul className="tool-merged__list">
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} pages={pages} />
          ))}
        </ul>
      </SideNamesContext.Provider>
    </section>
  );
}
