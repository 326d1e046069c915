import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { getPublications, type Publication } from '@/api/publications';
import { CartLink } from '@/components/cart/cart-link';
import { OrderPublication } from '@/components/cart/order-publication';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { RemoteData } from '@/components/remote-data/remote-data';
import { RichText } from '@/components/rich-text/rich-text';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { Download } from '@/components/download/download';
import { messages } from './messages';

/** So many rows are drawn at once. */
const batch = 50;

/** What lies on a shelf, with the numbers of copies that somebody wants to have. */
export function PublicationList({ path }: { path: string }) {
  const language = useLanguage();
  const { remote, retry } = useRemote(`${path} ${language}`, (signal) =>
    getPublications(path, { language, signal }),
  );
  const [shown, setShown] = useState(batch);
  return (
    <section className="publications" aria-labelledby="publications-title">
      <h2 id="publications-title" className="visually-hidden">
        <FormattedMessage {...messages.title} />
      </h2>
      <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton publications__skeleton" />}>
        {(publications) => (
          <>
            {publications.length === 0 && (
              <p>
                <FormattedMessage {...messages.empty} />
              </p>
            )}
            <ul className="publications__list">
              {publications.slice(0, shown).map((publication) => (
                <PublicationRow key={publication.path} publication={publication} />
              ))}
            </ul>
            {publications.length > shown && (
              <button
                type="button"
                className="button button--outline"
                onClick={() => setShown(shown + batch)}
              >
                <FormattedMessage {...messages.more} values={{ count: publications.length - shown }} />
              </button>
            )}
          </>
        )}
      </RemoteData>
      <CartLink path={path} />
    </section>
  );
}

/** One of them: kind, title, picture with its caption, text, file. */
function PublicationRow({ publication }: { publication: Publication }) {
  const { path, title, description, text, image_caption: caption, file, parent, content } = publication;
  const source = imageSourceOf(content);
  return (
    <li className="publication">
      {source && (
        <figure className="publication__figure">
          <ContentImage source={source} alt={caption === '' ? title : ''} sizes="14rem" />
          {caption !== '' && <figcaption className="meta">{caption}</figcaption>}
        </figure>
      )}
      <div className="publication__words">
        {parent && (
          <p className="publication__kind meta">{parent.type_title || parent.title || parent['@type']}</p>
        )}
        <h3 className="publication__title">
          <UniversalLink to={path}>{title}</UniversalLink>
        </h3>
        {description !== '' && <p className="publication__description">{description}</p>}
        <RichText html={text} className="publication__text" />
        <div className="publication__ways">
          <OrderPublication publication={publication} />
          {file && <Download of={{ '@id': path, title, file }} className="publication__download" />}
        </div>
      </div>
    </li>
  );
}
