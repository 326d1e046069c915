import { FormattedMessage } from 'react-intl';
import { membersOfUnits } from '@/api/persons';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { namedPeople, People } from '../shared/people';
import { messages } from './messages';
import './style.css';

/** Who works in the group of a token, each with a portrait. Where nobody does, or that cannot be known, nothing stands here. */
export function GroupMembers({ token }: { token: string }) {
  const language = useLanguage();
  const { remote } = useRemote(`${language} ${token}`, (signal) =>
    membersOfUnits({ research_group: [token] }, false, { language, signal }),
  );
  if (remote.status === 'pending') return <div className="skeleton group-members group-members--pending" />;
  const people = namedPeople((dataOf(remote) ?? []).map((member) => ({ ...member })));
  if (people.length === 0) return null;
  return (
    <section className="group-members">
      <h2>
        <FormattedMessage {...messages.members} />
      </h2>
      <People people={people} />
    </section>
  );
}
