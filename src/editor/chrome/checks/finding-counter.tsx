import { useChecks } from '../../checks/page-checker';
import { severityOf } from '../../checks/finding';

/** How many findings there are; red where one of them is an error. */
export function FindingCounter() {
  const findings = useChecks((checker) => checker?.findings()) ?? [];
  if (findings.length === 0) return null;
  const hasErrors = findings.some((finding) => severityOf(finding) === 'error');
  return (
    <span className={hasErrors ? 'tool-counter' : 'tool-counter tool-counter--findings'}>
      {findings.length}
    </span>
  );
}
