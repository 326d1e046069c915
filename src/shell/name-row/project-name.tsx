import { mediaUrl } from '@/api/urls';
import { textOf } from '@/lib/text';

/** The project's logo, which is a file of the CMS, or its name. */
export function ProjectName({ name, logo }: { name: string; logo: unknown }) {
  const file = textOf(logo);
  if (file === '') return name;
  return (
    <img
      className="name-row__logo"
      src={mediaUrl(`/@@project-logo/${encodeURIComponent(file)}`)}
      alt={name}
      height={44}
    />
  );
}
