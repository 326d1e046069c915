import { AnchoredHeading } from '../anchored-heading/anchored-heading';
import { ArrowLink } from '../arrow-link/arrow-link';
import './style.css';

interface SectionHeadProps {
  title: string;
  level: number;
  id?: string | undefined;
  /** The "all …" link at the right edge, below the heading on a phone. */
  link?: { to: unknown; title: string } | undefined;
}

/** The heading of a section with the link to everything of its kind. */
export function SectionHead({ title, level, id, link }: SectionHeadProps) {
  if (title === '' && link === undefined) return null;
  return (
    <div className="section-head">
      {title === '' ? null : (
        <AnchoredHeading level={level} id={id} className="section-head__title">
          {title}
        </AnchoredHeading>
      )}
      {link === undefined ? null : <ArrowLink to={link.to} title={link.title} />}
    </div>
  );
}
