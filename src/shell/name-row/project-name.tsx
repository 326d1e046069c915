import { mediaUrl } from '@/api/urls';
import { textOf } from '@/lib/text';

/** The project's logo, which is a file of the CMS, or its name. */
export function ProjectName({ name, logo }: { name: string; logo: unknown }) {
  const file = textOf(logo);
  if (file === '') return name;
  return (
    <>
      <img
        className="name-row__logo no-print"
        src={mediaUrl(`/@@project-logo/${encodeURIComponent(file)}`)}
        alt={name}
        height={44}
      />
      {/* A logo made for the project's ground may be white. */}
      <span className="only-print">{name}</span>
    </>
  );
}
