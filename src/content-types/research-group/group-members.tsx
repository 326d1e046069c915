import { FormattedMessage } from 'react-intl';
import { membersOfUnits } from '@/api/persons';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { namedPeople, People } from '../shared/people';
import { messages } from './messages';
import './style.css';

/** Who works in the group of a token, each with a portrait. Nothing stands here until that is known, and where nobody does. */
export function GroupMembers({ token }: { token: string }) {
  const language = useLanguage();
  const { remote } = useRemote(`${language} ${token}`, (signal) =>
    membersOfUnits({ research_group: [token] }, false, { language, signal }),
  );
  const members = dataOf(remote);
  const people = members ? namedPeople(members.map((member) => ({ ...member }))) : [];
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
