import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useNearest, useSettings } from '@/state/hooks';
import { ProjectRow } from './project-row';
import './style.css';

/** Whose pages these are, when they belong to a project, an institute or a part of one. */
export function NameRow() {
  const settings = useSettings();
  const nearest = useNearest();
  if (settings?.project) return <ProjectRow project={settings.project} settings={settings} />;
  const named = [nearest?.institut, nearest?.institutsbereich, nearest?.subsite].flatMap((entry) =>
    entry?.name ? [entry] : [],
  );
  const last = named.at(-1);
  if (!last) return null;
  const above = named.slice(0, -1);
  return (
    <section className="name-row" aria-label={last.name}>
      <div className="name-row__content container">
        <div>
          {above.length > 0 && (
            <p className="name-row__way">
              {above.map((entry) => (
                <span key={entry['@id']} className="name-row__step">
                  <UniversalLink to={entry['@id']} className="name-row__above">
                    {entry.name}
                  </UniversalLink>
                  <Icon name="chevron-right" size={16} />
                </span>
              ))}
            </p>
          )}
          <p className="name-row__name">
            <UniversalLink to={last['@id']}>{last.name}</UniversalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
