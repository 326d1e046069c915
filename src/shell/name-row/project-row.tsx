import { FormattedMessage } from 'react-intl';
import type { FzjSettings } from '@/api/types/portal-calls';
import { mediaUrl } from '@/api/urls';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { readableOn } from '@/site/variants/contrast';
import { groundOf, variant } from '@/site/variants/variant';
import { messages } from './messages';

interface ProjectRowProps {
  project: NonNullable<FzjSettings['project']>;
  settings: FzjSettings;
}

/** The project's own colours, logo and name; a special project stands alone, with a way back to the portal. */
export function ProjectRow({ project, settings }: ProjectRowProps) {
  const language = useLanguage();
  const { grounds, institution } = variant();
  const values = { name: institution[language].name };
  const ground = groundOf(settings.main_bg_color) ?? grounds.band;
  const text = readableOn(ground.value, settings.nav_font_color, [
    ground.text,
    grounds.white.text,
    '#ffffff',
  ]);
  return (
    <section
      className="name-row"
      aria-label={project.title}
      style={{ background: ground.value, color: text }}
    >
      <div className="name-row__content container">
        <div>
          <p className="name-row__way">
            {project.special ? (
              <UniversalLink to={`/${language}`} className="name-row__back">
                <Icon name="arrow-left" size={16} />
                <FormattedMessage {...messages.portal} values={values} />
              </UniversalLink>
            ) : (
              <FormattedMessage {...messages.project} values={values} />
            )}
          </p>
          <p className="name-row__name">
            <UniversalLink to={project['@id']}>
              {settings.logo ? (
                <img
                  className="name-row__logo"
                  src={mediaUrl(`/@@project-logo/${encodeURIComponent(settings.logo)}`)}
                  alt={project.title}
                  height={44}
                />
              ) : (
                project.title
              )}
            </UniversalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
