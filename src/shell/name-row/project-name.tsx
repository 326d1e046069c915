import { mediaUrl } from '@/api/urls';

/** The project's logo, which is a file of the CMS, or its name. */
export function ProjectName({ name, logo }: { name: string; logo: string }) {
  if (logo === '') return name;
  return (
    <>
      <img
        className="name-row__logo no-print"
        src={mediaUrl(`/@@project-logo/${encodeURIComponent(logo)}`)}
        alt={name}
        height={44}
      />
      {/* A logo made for the project's ground may be white. */}
      <span className="only-print">{name}</span>
    </>
  );
}
