import { FormattedMessage, useIntl } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { gravestOf, severityIcons, severityOf, type Finding } from '../checks/finding';
import { findingMessages } from '../checks/messages';
import { useChecks, usePageChecker } from '../checks/page-checker';
import type { BlockKey } from '../document/types';
import { useEditing } from '../session/editing';
import './finding-mark.css';

/** What the checks have found in a block: a frame with words round the one that is looked at, a dot beside any other. */
export function FindingMark({ blockKey }: { blockKey: BlockKey }) {
  const findings = useChecks((checker) => checker?.findingsOf(blockKey));
  const active = useChecks((checker) => checker?.active());
  if (active?.block === blockKey) {
    const severity = severityOf(active);
    return (
      <span className={`tool-found tool-found--${severity}`} contentEditable={false}>
        <span className="tool-found__label">
          <ToolIcon name={severityIcons[severity]} size={16} />
          <FormattedMessage {...findingMessages[active.kind]} values={active.values} />
        </span>
      </span>
    );
  }
  // An empty text is seen to be empty, and is where the next words go.
  const gravest = gravestOf(findings?.filter(({ kind }) => kind !== 'textEmpty') ?? []);
  return gravest && <FindingDot finding={gravest} />;
}

/** It is for pointers alone: the keys go through the list of what is found. */
function FindingDot({ finding }: { finding: Finding }) {
  const intl = useIntl();
  const checker = usePageChecker();
  const { setTab } = useEditing();
  const severity = severityOf(finding);
  const words = intl.formatMessage(findingMessages[finding.kind], finding.values);
  return (
    <button
      type="button"
      className={`tool-found__dot tool-found--${severity}`}
      title={words}
      aria-label={words}
      tabIndex={-1}
      contentEditable={false}
      onClick={() => {
        checker.activate(finding);
        setTab('checks');
      }}
    >
      <ToolIcon name={severityIcons[severity]} size={16} />
    </button>
  );
}
