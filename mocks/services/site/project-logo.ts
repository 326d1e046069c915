import { notFound } from '~mocks/http/failure';
import { fileHeaders, fileResponse, storedSource } from '../shared/file-response';
import { allOfType } from '~mocks/repository/all-of-type';
import type { StoredFile } from '~mocks/repository/types';
import { isStoredFile } from '~mocks/content/serialize/files';
import { portalSettings } from '~mocks/settings/portal-settings';
import type { Call, Service } from '../shared/call';

/** Logos of a row of partners. */
function logosIn(rows: unknown): unknown[] {
  return Array.isArray(rows) ? rows.map((row: Readonly<Record<string, unknown>>) => row.logo) : [];
}

/** Pictures of the settings by file name: the portal's own, then those of project sites. */
function findLogo(call: Call, filename: string): StoredFile | undefined {
  const settings = portalSettings(call.repository);
  const shared = [settings.logo, settings.footer_logo, settings.bg_image, ...logosIn(settings.pre_footer)];
  const candidates: unknown[] = [
    ...shared,
    ...allOfType(call.repository, 'ProjectSite').flatMap(({ fields }) => [
      fields.logo,
      ...logosIn(fields.pre_footer),
    ]),
  ];
  return candidates.find((each): each is StoredFile => isStoredFile(each) && each.filename === filename);
}

/** Public: logos are shown before anybody knows who asks. */
function projectLogo(call: Call): Response {
  const [filename = ''] = call.rest;
  const file = findLogo(call, filename);
  if (!file) throw notFound();
  const headers = {
    ...fileHeaders(file.contentType, filename, 'inline'),
    'Cache-Control': 'public, max-age=3600',
  };
  return fileResponse(storedSource(file, call.files.stream), { headers });
}

export const projectLogoService: Service = {
  name: '@@project-logo',
  get: projectLogo,
  head: true,
  rootOnly: true,
  isPublic: true,
  takesSegments: true,
  isView: true,
};
