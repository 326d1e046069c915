import type { CSSProperties, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { placesOf, settingsOf } from '@/api/surroundings';
import { ownPictureUrl } from '@/components/image/image-url';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { cssUrl } from '@/lib/css-url';
import { institutionOf } from '@/site/variants/institution';
import { useNearest, useSettings } from '@/state/hooks';
import type { HeaderVariant, Place } from '../header/header-variant';
import { projectLook } from '../header/project-ground';
import { LocalSearch } from '../local-search/local-search';
import { messages } from './messages';
import { ProjectName } from './project-name';
import './style.css';

interface RowProps {
  kind: 'institute' | 'project' | 'blog';
  owner: Place;
  way?: ReactNode;
  name: ReactNode;
  className?: string;
  style?: CSSProperties;
  /** Whether the name stands on a picture. */
  isOnPicture?: boolean;
}

function Row({ kind, owner, way, name, className = '', style, isOnPicture = false }: RowProps) {
  return (
    <section className={`name-row ${className}`.trim()} aria-label={owner.name} style={style}>
      <div className="name-row__content container">
        <div className={isOnPicture ? 'overlaid' : undefined}>
          {way === undefined ? null : <p className="name-row__way">{way}</p>}
          <p className="name-row__name">
            <UniversalLink to={owner.path}>{name}</UniversalLink>
          </p>
        </div>
        <LocalSearch kind={kind} placePath={owner.path} />
      </div>
    </section>
  );
}

function InstituteRow({ owner, above }: { owner: Place; above: readonly Place[] }) {
  const way = above.map(({ path, name }, index) => (
    <span key={path} className="name-row__step">
      <UniversalLink to={path} className="name-row__above">
        {name}
      </UniversalLink>
      {index < above.length - 1 && <Icon name="chevron-right" size={16} />}
    </span>
  ));
  return <Row kind="institute" owner={owner} way={way.length > 0 ? way : undefined} name={owner.name} />;
}

/** The project's own colours, picture, logo and name. */
function ProjectRow({ owner }: { owner: Place }) {
  const language = useLanguage();
  const settings = useSettings();
  const { name } = institutionOf(language);
  return (
    <Row
      kind="project"
      owner={owner}
      className="name-row--project"
      style={projectLook(settings)}
      way={<FormattedMessage {...messages.project} values={{ name }} />}
      name={<ProjectName name={owner.name} logo={settingsOf(settings).logo} />}
    />
  );
}

/** The blog's name on its banner, or on the brand's ground where it has none. */
function BlogRow({ owner }: { owner: Place }) {
  const picture = ownPictureUrl(placesOf(useNearest()).banner_image);
  return (
    <Row
      kind="blog"
      owner={owner}
      className="name-row--blog"
      isOnPicture={picture !== ''}
      style={{ '--banner': cssUrl(picture) } as CSSProperties}
      way={<FormattedMessage {...messages.blog} />}
      name={owner.name}
    />
  );
}

/** Whose pages these are, when they belong to a blog, a project, an institute or a part of one. */
export function NameRow({ header }: { header: HeaderVariant }) {
  if (header.kind === 'institute') return <InstituteRow owner={header.owner} above={header.above} />;
  if (header.kind === 'project') return <ProjectRow owner={header.owner} />;
  return header.kind === 'blog' ? <BlogRow owner={header.owner} /> : null;
}
