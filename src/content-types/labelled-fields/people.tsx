import { FormattedMessage } from 'react-intl';
import { itemCard, type ItemCard } from '@/blocks/item-card';
import { Icon } from '@/components/icon/icon';
import { ContentImage } from '@/components/image/content-image';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { LabelledFieldsData } from './data';
import { messages } from './field-labels';

const membersOfProject = 3;

/** The people whom a page names, each with portrait and what they do. */
export function People({ data }: { data: LabelledFieldsData }) {
  const named = data.members
    .map((member) => ({ to: member, card: itemCard(member) }))
    .filter(({ to, card }) => card.title !== '' && hasLink(to));
  const people = data['@type'] === 'Project' ? named.slice(0, membersOfProject) : named;
  if (people.length === 0) return null;
  return (
    <section className="labelled-fields__section">
      <h2>
        <FormattedMessage {...messages.members} />
      </h2>
      <ul className="labelled-people">
        {people.map(({ to, card }, index) => (
          <Person key={index} to={to} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Person({ to, card: { title, text: task, image } }: { to: unknown; card: ItemCard }) {
  return (
    <li className="labelled-people__person">
      {image ? (
        <ContentImage
          className="labelled-people__portrait"
          source={image}
          alt=""
          ratio="8 / 9"
          sizes="4.5rem"
        />
      ) : (
        <span className="labelled-people__portrait labelled-people__portrait--none">
          <Icon name="people" />
        </span>
      )}
      <div>
        <UniversalLink className="labelled-people__name" to={to}>
          {title}
        </UniversalLink>
        {task && <p className="labelled-people__task">{task}</p>}
      </div>
    </li>
  );
}
