import { FormattedMessage } from 'react-intl';
import { flatten } from '@/api/urls';
import { hasBlocks } from '@/blocks/page/has-blocks';
import { ContactButton } from '@/components/contact-form/contact-button';
import { Icon } from '@/components/icon/icon';
import { imageSourceOf } from '@/components/image/image-source';
import { cardName, vCard } from '@/components/persons/vcard';
import { RichText } from '@/components/rich-text/rich-text';
import { download } from '@/lib/download';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { PagePicture } from '../shared/page-picture';
import { cardOwner } from './card-owner';
import { ContactFacts } from './contact-facts';
import { nameOf, positionsOf, type MemberData } from './data';
import { messages } from './messages';
import { Sections } from './sections';
import './style.css';
import { institutesOf, useUnits } from './use-units';

type Props = ContentViewProps<MemberData>;

/** The profile of a person, in a page of blocks after those with which it introduces itself. */
export function MemberView({ content, data }: Props) {
  return hasBlocks(content) ? (
    <ComposedPage content={content} afterHeading={<Profile content={content} data={data} />} />
  ) : (
    <Profile content={content} data={data} isNamed />
  );
}

/** `isNamed` where no block says the name. */
function Profile({ content, data, isNamed = false }: Props & { isNamed?: boolean }) {
  const units = useUnits(data);
  const positions = positionsOf(data);
  const source = imageSourceOf(content);
  const name = nameOf(data);
  const path = flatten(data['@id']);
  const saveCard = () =>
    download(cardName(name), vCard(cardOwner(data, institutesOf(data, units))), 'text/vcard');
  return (
    <div className={source ? 'member member--pictured' : 'member'}>
      <header className="member__head">
        {isNamed && <h1 className="documentFirstHeading">{name}</h1>}
        {positions.length > 0 && (
          <ul className="member__positions lead">
            {positions.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        )}
        {isNamed && data.description && !positions.includes(data.description) && (
          <p className="documentDescription">{data.description}</p>
        )}
      </header>
      {source && (
        <div className="member__picture">
          <PagePicture source={source} words={data} ratio="8 / 9" sizes="(min-width: 768px) 24rem, 100vw" />
        </div>
      )}
      <div className="member__contact">
        <ContactFacts data={data} units={units} />
        <div className="member__actions">
          {data.email.trim() !== '' && (
            <ContactButton path={path} name={name} positions={data.positions} className="button" />
          )}
          <button type="button" className="button button--outline" onClick={saveCard}>
            <Icon name="download" />
            <FormattedMessage {...messages.card} />
          </button>
        </div>
        {data.member_source === 'ldap' && (
          <p className="member__locked meta">
            <FormattedMessage {...messages.locked} />
          </p>
        )}
      </div>
      <Competence data={data} />
      <div className="member__texts">
        <AboutMe data={data} />
        <Sections data={data} />
      </div>
    </div>
  );
}

function Competence({ data }: Pick<Props, 'data'>) {
  const fields = data.fields_of_competence.filter((field) => field.trim() !== '');
  if (fields.length === 0) return null;
  const isOther = data.competence_type !== undefined && data.competence_type.token !== 'science';
  return (
    <section className="member__competence">
      <h2>
        <FormattedMessage {...(isOther ? messages.otherCompetence : messages.science)} />
      </h2>
      <ul>
        {fields.map((field, index) => (
          <li key={index} className="chip">
            {field}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AboutMe({ data }: Pick<Props, 'data'>) {
  if (data.about_me_shown !== true || data.about_me.trim() === '') return null;
  return (
    <section>
      <h2>{data.about_me_headline || <FormattedMessage {...messages.aboutMe} />}</h2>
      <RichText html={data.about_me} className="page-text" />
    </section>
  );
}
