import { mediaUrl } from '@/api/urls';

/** The project's logo, which is a file of the CMS, or its name. */
export function ProjectName({ name, logo }: { name: string; logo: string | null | undefined }) {
  if (!logo) return name;
  return (
    <img
      className="name-row__logo"
      src={mediaUrl(`/@@project-logo/${encodeURIComponent(logo)}`)}
      alt={name}
      height={44}
    />
  );
}
