import { contentTypeByName } from '../../http/content-type';
import { notFound } from '../../http/failure';
import { bytesSource, disposition, fileResponse, isHarmless, sentType } from '../../http/file-response';
import { siteLogo } from '../../settings/site-logo';
import type { Service } from '../call';

export const siteLogoService: Service = {
  name: '@@site-logo',
  rootOnly: true,
  takesSegments: true,
  isPublic: true,
  isView: true,
  head: true,
  get(call) {
    const logo = siteLogo(call.repository);
    if (!logo) throw notFound();
    const type = contentTypeByName(logo.filename);
    const kind = isHarmless(type) ? 'inline' : 'attachment';
    const headers = {
      'Content-Type': sentType(type),
      'Content-Disposition': disposition(kind, logo.filename),
    };
    return fileResponse(bytesSource(logo.bytes), { headers });
  },
};
