import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { flatten } from '@/api/urls';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { dataOf, idle } from '@/lib/remote';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { authors } from '@/state/authors';
import { messages } from './messages';

interface AuthorBoxesProps {
  /** Of the post. */
  path: string;
  /** How many the post itself names: their places are kept free. */
  expected: number;
}

/** Who wrote a post, each with a way to the author's own page. Without an answer the post stands without them. */
export function AuthorBoxes({ path, expected }: AuthorBoxesProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const language = useLanguage();
  useEffect(() => {
    const call = dispatch(authors.load({ path, language }));
    return () => {
      call.abort();
      dispatch(authors.reset());
    };
  }, [dispatch, path, language]);
  const remote = useAppSelector((state) => (state.authors ? authors.select(state.authors) : idle));
  if (remote.status === 'idle' || remote.status === 'pending')
    return Array.from({ length: expected }, (_, index) => (
      <div key={index} className="skeleton author-box--pending" />
    ));
  return (dataOf(remote) ?? []).map((author) => {
    const { '@id': id, fullname: name, description } = author;
    const image = imageSourceOf(author);
    return (
      <section key={id} className="author-box">
        {image && (
          <ContentImage className="author-box__picture" source={image} alt="" ratio="1" sizes="7rem" />
        )}
        <div>
          <h2 className="author-box__title">
            <FormattedMessage {...messages.about} values={{ name: <bdi key="name">{name}</bdi> }} />
          </h2>
          {description && <p className="author-box__text">{description}</p>}
          <PageLink
            className="button button--outline"
            to={flatten(id)}
            aria-label={intl.formatMessage(messages.moreOf, { name })}
          >
            <FormattedMessage {...messages.more} />
          </PageLink>
        </div>
      </section>
    );
  });
}
