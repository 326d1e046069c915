import { useLanguage } from '@/i18n/use-language';
import { languageRoot } from '@/site/home-path';
import { PageLink } from '../universal-link/page-link';

interface SubjectLinkProps {
  subject: string;
  className: string;
}

/** A subject, which leads to the search for everything that carries it. */
export function SubjectLink({ subject, className }: SubjectLinkProps) {
  const to = `${languageRoot(useLanguage())}/search?Subject=${encodeURIComponent(subject)}`;
  return (
    <PageLink className={className} to={to}>
      {subject}
    </PageLink>
  );
}
