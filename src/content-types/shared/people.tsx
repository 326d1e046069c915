import { itemCard, type ItemCard } from '@/blocks/item-card';
import { Icon } from '@/components/icon/icon';
import { ContentImage } from '@/components/image/content-image';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import './people.css';

interface NamedPerson {
  to: Record<string, unknown>;
  card: ItemCard;
}

/** The people of a relation that have a name and an address; a broken relation has none. */
export const namedPeople = (members: readonly Record<string, unknown>[]): NamedPerson[] =>
  members
    .map((member) => ({ to: member, card: itemCard(member) }))
    .filter(({ to, card }) => card.title !== '' && hasLink(to));

/** People whom a page names, each with portrait and what they do, leading to their profiles. */
export function People({ people }: { people: readonly NamedPerson[] }) {
  return (
    <ul className="named-people">
      {people.map(({ to, card }, index) => (
        <Person key={index} to={to} card={card} />
      ))}
    </ul>
  );
}

function Person({ to, card: { title, text: task, image } }: NamedPerson) {
  return (
    <li className="named-people__person">
      {image ? (
        <ContentImage className="named-people__portrait" source={image} alt="" ratio="8 / 9" sizes="4.5rem" />
      ) : (
        <span className="named-people__portrait named-people__portrait--none">
          <Icon name="people" />
        </span>
      )}
      <div>
        <UniversalLink className="named-people__name" to={to}>
          {title}
        </UniversalLink>
        {task && <p className="named-people__task">{task}</p>}
      </div>
    </li>
  );
}
