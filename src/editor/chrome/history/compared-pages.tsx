import { useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { contentForm } from '@/tool/form/content-form';
import { showToast } from '@/tool/toasts/toast-store';
import { compareStates } from '../../document/compare-states';
import { loadContent } from '../../document/load-content';
import { createPageDocument } from '../../document/page-document';
import { takeBack } from '../../document/take-back';
import { ComparedCard, SideNamesContext } from './compared-block';
import { Counts, FieldCard } from './differences';
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
  const [showsSame, setShowsSame] = useState(false);
  const { document, blocks, fields } = useMemo(() => {
    const present = createPageDocument(now);
    return {
      document: present,
      blocks: compareStates(loadContent(then, present.state.setup), present.state),
      fields: differingFields(contentForm(schema).fields, asToday(now, then), now),
    };
  }, [then, now, schema]);
  const same = blocks.filter(({ kind }) => kind === 'same').length;
  const isSame = same === blocks.length && fields.length === 0;
  return (
    <SideNamesContext.Provider value={names}>
      <div className="tool-version__bar">
        <p role="status" className="tool-version__counts">
          {isSame ? (
            <FormattedMessage {...messages.noDifference} />
          ) : (
            <Counts blocks={blocks} fields={fields} />
          )}
        </p>
      </div>
      <ul className="tool-version__list">
        {fields.map((field) => (
          <FieldCard
            key={field.name}
            field={field}
            onTake={onTake && (() => onTake({ [field.name]: field.then ?? null }))}
          />
        ))}
        {blocks
          .filter(({ kind }) => showsSame || kind !== 'same')
          .map((block) => (
            <ComparedCard
              key={`${block.kind} ${block.id}`}
              block={block}
              pages={{ then, now }}
              onTake={
                onTake &&
                (() => {
                  if (takeBack(document, block)) {
                    onTake(document.changedFields(now));
                    // It is what was sent; what is shown is what is stored.
                    document.undo();
                  } else showToast({ kind: 'warning', title: intl.formatMessage(messages.refused) });
                })
              }
            />
          ))}
        {same > 0 && !showsSame && (
          <li>
            <button type="button" className="tool-version__unfold" onClick={() => setShowsSame(true)}>
              <FormattedMessage {...messages.showSame} values={{ count: same }} />
            </button>
          </li>
        )}
      </ul>
    </SideNamesContext.Provider>
  );
}
