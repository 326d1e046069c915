import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { membersOfUnits } from '@/api/persons';
import { useFocusOnMore } from '@/components/focus-on-more/use-focus-on-more';
import { useLanguage } from '@/i18n/use-language';
import { record, text } from '@/lib/shape';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import type { ContentViewProps } from '../definition';
import { namesPeople } from '../shared/names-people';
import { namedPeople, People } from '../shared/people';
import { messages } from './messages';
import './unit-people.css';

type Props = Pick<ContentViewProps, 'content'>;

const unitShape = record({ id: text(), token: text() });

/** People that a page names at first. */
const shownAtFirst = 6;

/** Who works at an institute or in an area, unless its editors name people: nothing where nobody does. */
export function UnitPeople({ content }: Props) {
  const { id, token } = unitShape.read(content);
  const name = token || id;
  if (name === '' || namesPeople(content)) return null;
  const index = content['@type'] === 'Institut' ? 'institutes' : 'institutsbereiche';
  return <PeopleOf key={content['@id']} index={index} name={name} />;
}

function PeopleOf({ index, name }: { index: 'institutes' | 'institutsbereiche'; name: string }) {
  const language = useLanguage();
  const heading = useId();
  const place = useRef<HTMLElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { remote } = useRemote(`${language} ${index} ${name}`, (signal) =>
    membersOfUnits({ [index]: [name] }, false, { language, signal }),
  );
  const people = namedPeople((dataOf(remote) ?? []).map((member) => ({ ...member })));
  const shown = isWhole ? people : people.slice(0, shownAtFirst);
  const keepFocus = useFocusOnMore(place, '.named-people__name', shown.length);
  if (people.length === 0) return null;
  return (
    <section ref={place} className="unit-people container" aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage {...messages.people} />
      </h2>
      <People people={shown} />
      {shown.length < people.length && (
        <button
          type="button"
          className="button button--outline"
          onClick={() => {
            keepFocus();
            setWhole(true);
          }}
        >
          <FormattedMessage {...messages.all} values={{ count: people.length }} />
        </button>
      )}
    </section>
  );
}
