import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '@/tool/toasts/toast-store';
import { compareStates } from '../../document/compare-states';
import { loadContent } from '../../document/load-content';
import { createPageDocument } from '../../document/page-document';
import { takeBack } from '../../document/take-back';
import { pageForm } from '../../session/page-form';
import { SideNamesContext } from './compared-block';
import { Counts, DifferenceList } from './differences';
import { asToday, differingFields } from './differing-fields';
import { messages } from './messages';
import './style.css';
import './version.css';

type Fields = Readonly<Record<string, unknown>>;

interface ComparedPagesProps {
  then: Fields;
  now: Fields;
  /** The schema of their type, as the CMS gives it. */
  schema: unknown;
  /** What the two are called. */
  names: Readonly<Record<'then' | 'now', ReactNode>>;
  /** Is given the fields that make `now` what `then` was in one respect; undefined where nothing can be taken back. */
  onTake: ((changed: Record<string, unknown>) => void) | undefined;
}

/** Two stored states of a page: what is another in its fields and blocks, each with the way back. */
export function ComparedPages({ then, now, schema, names, onTake }: ComparedPagesProps) {
  const intl = useIntl();
  const { document, blocks, fields } = useMemo(() => {
    const present = createPageDocument(now);
    return {
      document: present,
      blocks: compareStates(loadContent(then, present.state.setup), present.state),
      fields: differingFields(pageForm(schema).fields, asToday(now, then), now),
    };
  }, [then, now, schema]);
  return (
    <SideNamesContext.Provider value={names}>
      <div className="tool-version__bar">
        <p role="status" className="tool-version__counts">
          <Counts blocks={blocks} fields={fields} />
        </p>
      </div>
      <ul className="tool-version__list">
        <DifferenceList
          fields={fields}
          blocks={blocks}
          pages={{ then, now }}
          onTakeField={onTake && (({ name, then: former }) => onTake({ [name]: former ?? null }))}
          onTakeBlock={
            onTake &&
            ((block) => {
              if (takeBack(document, block)) {
                onTake(document.changedFields(now));
                // It is what was sent; what is shown is what is stored.
                document.undo();
              } else showToast({ kind: 'warning', title: intl.formatMessage(messages.refused) });
            })
          }
        />
      </ul>
    </SideNamesContext.Provider>
  );
}
