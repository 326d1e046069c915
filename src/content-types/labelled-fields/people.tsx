import { FormattedMessage } from 'react-intl';
import type { AnyContent } from '@/api/types/any-content';
import { Icon } from '@/components/icon/icon';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { recordsOf, textOf } from '@/lib/text';
import { messages } from './field-labels';

const membersOfProject = 3;

/** The people whom a page names, each with portrait and what they do. */
export function People({ content }: { content: AnyContent }) {
  const named = recordsOf(content.members).filter(({ title }) => textOf(title) !== '');
  const people = content['@type'] === 'Project' ? named.slice(0, membersOfProject) : named;
  if (people.length === 0) return null;
  return (
    <section className="labelled-fields__section">
      <h2>
        <FormattedMessage {...messages.members} />
      </h2>
      <ul className="labelled-people">
        {people.map((person) => (
          <Person key={textOf(person['@id'])} person={person} />
        ))}
      </ul>
    </section>
  );
}

function Person({ person }: { person: Record<string, unknown> }) {
  const image = imageSourceOf(person);
  const task = textOf(person.description);
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
        <UniversalLink className="labelled-people__name" to={person}>
          {textOf(person.title)}
        </UniversalLink>
        {task && <p className="labelled-people__task">{task}</p>}
      </div>
    </li>
  );
}
