import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { catalogSearch } from '@/api/search';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { changedQuery } from './search-address';
import { messages } from './messages';

interface SearchScopeProps {
  place: string;
  isLocal: boolean;
}

/** Title of the place; '' while it is unknown, or where nobody may see it. */
function useTitleOf(place: string): string {
  const language = useLanguage();
  const { remote } = useRemote(place, (signal) =>
    catalogSearch(place, { 'path.depth': 0 }, { language, signal }),
  );
  return dataOf(remote)?.items[0]?.title ?? '';
}

/** The choice between all content and what lies below the place on which the search stands. */
export function SearchScope({ place, isLocal }: SearchScopeProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const title = useTitleOf(place);
  const choose = (local: string) => void navigate(changedQuery(search, { local }));
  const choices = [
    { local: 'false', isChosen: !isLocal, message: messages.everywhere },
    { local: 'true', isChosen: isLocal, message: title === '' ? messages.here : messages.hereNamed },
  ];
  return (
    <fieldset className="search-scope">
      <legend className="search-scope__legend">
        <FormattedMessage {...messages.scope} />
      </legend>
      {choices.map(({ local, isChosen, message }) => (
        <label key={local} className="search-scope__choice">
          <input
            type="radio"
            name="local"
            value={local}
            checked={isChosen}
            onChange={() => choose(local)}
            className="search-scope__radio"
          />
          <span>
            <FormattedMessage {...message} values={{ title }} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
