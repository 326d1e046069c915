import { useEffect, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Institute } from '@/api/institutes';
import { RemoteData } from '@/components/remote-data/remote-data';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { ContentPage } from '@/pages/content/content-page';
import { useAppDispatch, useAppSelector, useContent, useSession } from '@/state/hooks';
import { institutes } from '@/state/institutes';
import { messages } from './messages';
import './style.css';

/** The page of the institutes as editors composed it, and below it all of them with their areas. */
export function InstitutesPage() {
  const isShown = useContent().status !== 'failed';
  return (
    <>
      <ContentPage />
      {isShown && <InstituteList />}
    </>
  );
}

function InstituteList() {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const userId = useSession()?.userId;
  const titleId = useId();
  const remote = useAppSelector((state) => institutes.select(state.institutes ?? {}));
  const load = () => dispatch(institutes.load({ language }));

  useEffect(() => {
    const loading = dispatch(institutes.load({ language }));
    return () => loading.abort();
  }, [dispatch, language, userId]);

  return (
    <section className="institute-list container" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <FormattedMessage {...messages.title} />
      </h2>
      <RemoteData of={remote} retry={() => void load()} skeleton={<div className="skeleton" />}>
        {(list) =>
          list.length === 0 ? (
            <p>
              <FormattedMessage {...messages.none} />
            </p>
          ) : (
            <ul className="institute-list__items">
              {list.map((institute) => (
                <InstituteEntry key={institute.path} institute={institute} />
              ))}
            </ul>
          )
        }
      </RemoteData>
    </section>
  );
}

function InstituteEntry({ institute: { path, title, description, areas } }: { institute: Institute }) {
  const intl = useIntl();
  return (
    <li className="institute-list__item">
      <h3>
        <UniversalLink to={path}>{title}</UniversalLink>
      </h3>
      {description !== '' && <p className="institute-list__text">{description}</p>}
      {areas.length > 0 && (
        <ul className="institute-list__areas" aria-label={intl.formatMessage(messages.areas, { title })}>
          {areas.map((area) => (
            <li key={area.path}>
              <UniversalLink to={area.path}>{area.title}</UniversalLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
