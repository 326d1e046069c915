import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { iconOf } from '../../block-picker/block-icons';
import { severityIcons, severityOf, type Finding } from '../../checks/finding';
import { findingMessages } from '../../checks/messages';
import { useChecks, usePageChecker } from '../../checks/page-checker';
import { usePageDocument, useType } from '../../document/hooks';
import { readingOrder } from '../../document/layout';
import { useBlockTitle } from '../../input/use-block-title';
import { messages } from './messages';
import { useLead } from './use-lead';

interface FindingRowProps {
  finding: Finding;
  /** It is mended: what had the focus is gone. */
  onMended: () => void;
}

/** A finding in words with its place; it leads there, and is mended where one step does that. */
export function FindingRow({ finding, onMended }: FindingRowProps) {
  const lead = useLead();
  const id = useId();
  const isActive = useChecks((checker) => checker?.active()?.id === finding.id);
  const severity = severityOf(finding);
  return (
    <li className={`tool-finding tool-finding--${severity}${isActive ? ' tool-finding--active' : ''}`}>
      <button
        type="button"
        className="tool-finding__lead"
        data-finding={finding.kind}
        aria-labelledby={`${id}-title ${id}-place`}
        aria-current={isActive ? 'true' : undefined}
        onClick={() => lead(finding)}
      >
        <ToolIcon name={severityIcons[severity]} size={16} />
        <span id={`${id}-title`} className="tool-finding__title">
          <FormattedMessage {...findingMessages[finding.kind]} values={finding.values} />
        </span>
        <span id={`${id}-place`} className="tool-finding__place">
          <Place finding={finding} />
        </span>
        <ToolIcon name="chevron-right" size={16} />
      </button>
      <Repair finding={finding} isActive={isActive} onMended={onMended} />
    </li>
  );
}

function Place({ finding: { block = '', words } }: { finding: Finding }) {
  const document = usePageDocument();
  const type = useType(block);
  const titleOf = useBlockTitle();
  if (block === '') return <FormattedMessage {...messages.page} />;
  const place = [...readingOrder(document.state)].indexOf(block) + 1;
  return (
    <>
      <ToolIcon name={iconOf(type)} size={14} />
      <FormattedMessage
        {...messages.place}
        values={{ type: titleOf(type), place, words: words ?? '', hasWords: words ? 'yes' : 'no' }}
      />
    </>
  );
}

interface RepairProps extends FindingRowProps {
  isActive: boolean;
}

function Repair({ finding, isActive, onMended }: RepairProps) {
  const checker = usePageChecker();
  const { repair } = finding;
  const mend = (words?: string) => {
    if (checker.mend(finding, words === undefined ? {} : { words })) onMended();
  };
  switch (repair?.by) {
    case 'description':
      return isActive ? (
        <Description
          hasDecorated={repair.decorated !== undefined}
          onTake={mend}
          first={finding.words ?? ''}
        />
      ) : null;
    case 'removal':
      return (
        <RepairButton onClick={() => mend()}>
          <FormattedMessage {...messages.remove} />
        </RepairButton>
      );
    case 'level':
      return (
        <RepairButton onClick={() => mend()}>
          <FormattedMessage {...messages.level} values={{ level: repair.level }} />
        </RepairButton>
      );
    case 'address':
      return (
        <RepairButton onClick={() => mend()}>
          <FormattedMessage {...messages.address} />
        </RepairButton>
      );
    default:
      return null;
  }
}

function RepairButton({ onClick, children }: { onClick: () => void; children: React.ReactNode }) {
  return (
    <div className="tool-finding__repair">
      <button type="button" className="tool-finding__button" onClick={onClick}>
        {children}
      </button>
    </div>
  );
}

interface DescriptionProps {
  first: string;
  hasDecorated: boolean;
  onTake: (words?: string) => void;
}

/** Words for a picture, entered where its finding stands. */
function Description({ first, hasDecorated, onTake }: DescriptionProps) {
  const intl = useIntl();
  const [words, setWords] = useState(first);
  const isNothing = words.trim() === '' || words === first;
  return (
    <form
      className="tool-finding__repair"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isNothing) onTake(words.trim());
      }}
    >
      <input
        className="tool-finding__input"
        aria-label={intl.formatMessage(messages.alt)}
        placeholder={intl.formatMessage(messages.alt)}
        value={words}
        maxLength={500}
        // It comes when somebody has asked for it.
        autoFocus
        onChange={({ target }) => setWords(target.value)}
      />
      <button type="submit" className="tool-finding__button tool-finding__button--main" disabled={isNothing}>
        <FormattedMessage {...messages.take} />
      </button>
      {hasDecorated && (
        <button type="button" className="tool-finding__button" onClick={() => onTake()}>
          <FormattedMessage {...messages.decorative} />
        </button>
      )}
    </form>
  );
}
