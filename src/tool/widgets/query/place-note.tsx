import { FormattedMessage } from 'react-intl';
import { flatten } from '@/api/urls';
import { queryMessages } from './messages';
import { pathOfPlace } from './place-text';
import { nameOf, useTargetAt } from './target-titles';

interface PlaceNoteProps {
  id: string;
  path: string;
  operator: string;
  home: string;
  isRelative: boolean;
}

/** What lies at a stored place, so that a wrong one is seen at once. */
export function PlaceNote({ id, path, operator, home, isRelative }: PlaceNoteProps) {
  const at = isRelative ? '' : pathOfPlace(path.trim(), operator, home);
  const remote = useTargetAt(at, path.trim());
  if (isRelative)
    return (
      <p id={id} className="tool-field__hint">
        <FormattedMessage {...queryMessages.relative} />
      </p>
    );
  if (remote.status !== 'loaded') return null;
  const [target] = remote.data;
  if (!target)
    return (
      <p id={id} className="tool-field__hint">
        <FormattedMessage {...queryMessages.noPlace} />
      </p>
    );
  return (
    <p id={id} className="tool-field__hint">
      {nameOf(target)}
      {at === undefined && ` · ${flatten(target['@id'])}`}
    </p>
  );
}
