import { useIntl } from 'react-intl';
import { linkMessages } from './link-messages';
import { ErrorNote } from './tool-field';
import type { Refusal } from './use-address';
import { useTitles } from './use-vocabulary';

const typeTitles = '/@vocabularies/plone.app.vocabularies.UserFriendlyTypes';

interface RefusalNoteProps {
  id: string;
  refusal: Refusal;
  types: readonly string[];
}

/** Says why an address was not taken, in the site's words for types. */
export function RefusalNote({ id, refusal, types }: RefusalNoteProps) {
  const intl = useIntl();
  const named = useTitles(
    typeTitles,
    types.map((type) => ({ token: type, title: type })),
  );
  const names = intl.formatList(
    named.map(({ title }) => title),
    { type: 'disjunction' },
  );
  const words = intl.formatMessage(linkMessages[refusal], { types: names });
  return (
    <span role="alert">
      <ErrorNote id={id} error={words} />
    </span>
  );
}
