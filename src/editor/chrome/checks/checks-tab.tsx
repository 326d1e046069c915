import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { findingKinds, severityOf, type Finding, type Severity } from '../../checks/finding';
import { useChecks, usePageChecker } from '../../checks/page-checker';
import { FindingRow } from './finding-row';
import { messages, passedMessages } from './messages';
import './style.css';

const groups = [
  ['error', messages.errors],
  ['warning', messages.warnings],
  ['hint', messages.hints],
] as const;

/** What is to be looked at before the page is published, by its weight. */
export function ChecksTab() {
  const findings = useChecks((checker) => checker?.findings());
  const list = useRef<HTMLDivElement>(null);
  const checker = usePageChecker();
  useEffect(() => checker.lookClosely(), [checker]);
  if (!findings)
    return (
      <p className="tool-sidebar__note" role="status">
        <FormattedMessage {...messages.looking} />
      </p>
    );
  // The list has the focus of a finding that is mended and gone.
  const handleMended = () => list.current?.focus();
  return (
    <div ref={list} className="tool-checks" tabIndex={-1}>
      <Summary findings={findings} />
      {groups.map(([severity, title]) => (
        <Group
          key={severity}
          severity={severity}
          title={<FormattedMessage {...title} />}
          findings={findings.filter((finding) => severityOf(finding) === severity)}
          onMended={handleMended}
        />
      ))}
      <Passed findings={findings} />
    </div>
  );
}

const passedBy = (findings: readonly Finding[]) => {
  const found = new Set(findings.map(({ kind }) => kind));
  return findingKinds.filter((kind) => !found.has(kind));
};

const round = 2 * Math.PI * 16;

function Summary({ findings }: { findings: readonly Finding[] }) {
  const count = (severity: Severity) => findings.filter((finding) => severityOf(finding) === severity).length;
  const [passed, total] = [passedBy(findings).length, findingKinds.length];
  return (
    <div className="tool-checks__summary">
      <svg className="tool-checks__ring" viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="16" />
        <circle cx="20" cy="20" r="16" strokeDasharray={`${(round * passed) / total} ${round}`} />
      </svg>
      <div role="status">
        <h2 className="tool-checks__title">
          {findings.length === 0 ? (
            <FormattedMessage {...messages.clean} />
          ) : (
            <FormattedMessage
              {...messages.summary}
              values={{ errors: count('error'), warnings: count('warning'), hints: count('hint') }}
            />
          )}
        </h2>
        <p className="tool-checks__passed">
          {findings.length === 0 ? (
            <FormattedMessage {...messages.cleanText} />
          ) : (
            <FormattedMessage {...messages.passedOf} values={{ passed, total }} />
          )}
        </p>
      </div>
    </div>
  );
}

interface GroupProps {
  severity: Severity;
  title: React.ReactNode;
  findings: readonly Finding[];
  onMended: () => void;
}

function Group({ severity, title, findings, onMended }: GroupProps) {
  if (findings.length === 0) return null;
  return (
    <section className={`tool-checks__group tool-checks__group--${severity}`}>
      <h3 className="tool-checks__name">
        {title} <span className="tool-checks__count">{findings.length}</span>
      </h3>
      <ul className="tool-checks__list">
        {findings.map((finding) => (
          <FindingRow key={finding.id} finding={finding} onMended={onMended} />
        ))}
      </ul>
    </section>
  );
}

function Passed({ findings }: { findings: readonly Finding[] }) {
  const [isOpen, setOpen] = useState(false);
  const passed = passedBy(findings);
  return (
    <section className="tool-checks__group tool-checks__group--passed">
      <h3 className="tool-checks__name">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <FormattedMessage {...messages.passed} />{' '}
          <span className="tool-checks__count">{passed.length}</span>
          <ToolIcon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      </h3>
      {isOpen && (
        <ul className="tool-checks__fine">
          {passed.map((kind) => (
            <li key={kind}>
              <ToolIcon name="check" size={16} />
              <FormattedMessage {...passedMessages[kind]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
