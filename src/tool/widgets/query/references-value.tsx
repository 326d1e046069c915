import { useIntl } from 'react-intl';
import type { Reference } from '@/forms/schema';
import { dataOf } from '@/lib/remote';
import { useObjectBrowser } from '../../object-browser/context';
import { IconButton } from '../icon-button';
import { linkMessages } from '../link-messages';
import { messages } from '../messages';
import { TargetCard } from '../target-card';
import { uidOf, useTargets } from './target-titles';

interface ReferencesValueProps {
  id: string;
  name: string;
  /** Ids of content. */
  chosen: readonly string[];
  isReadOnly: boolean;
  onChange: (uids: readonly string[]) => void;
}

/** Content that is pointed to, by its ids: what cannot be found any more stays, under its id. */
export function ReferencesValue({ id, name, chosen, isReadOnly, onChange }: ReferencesValueProps) {
  const intl = useIntl();
  const browse = useObjectBrowser();
  const found = dataOf(useTargets(chosen)) ?? [];
  const targets = chosen.map(
    (uid): Reference => found.find((item) => uidOf(item) === uid) ?? { '@id': uid, title: uid },
  );
  const choose = () => {
    const known = targets.filter((target) => uidOf(target) !== '');
    const lost = chosen.filter((uid) => !known.some((target) => uidOf(target) === uid));
    void browse?.({ title: name, mode: 'link', isMultiple: true, chosen: known }).then((answer) => {
      if (answer) onChange([...lost, ...answer.map(uidOf).filter((uid) => uid !== '')]);
    });
  };
  return (
    <span className="tool-line">
      {targets.length > 0 && (
        <span className="tool-rows">
          {targets.map((target, place) => (
            <span key={chosen[place]} className="tool-row">
              <TargetCard target={target}>
                {!isReadOnly && (
                  <IconButton
                    icon="close"
                    name={intl.formatMessage(messages.remove, { name: target.title || target['@id'] })}
                    onClick={() => onChange(chosen.toSpliced(place, 1))}
                  />
                )}
              </TargetCard>
            </span>
          ))}
        </span>
      )}
      {browse && !isReadOnly && (
        <button id={id} type="button" className="tool-add" onClick={choose}>
          {intl.formatMessage(linkMessages.choose)}
        </button>
      )}
    </span>
  );
}
