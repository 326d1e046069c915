import { contentTypeByName } from '../../http/content-type';
import { serverError } from '../../http/failure';
import { bytesSource, fileHeaders, fileResponse } from '../../http/file-response';
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
    if (!logo) throw serverError('AttributeError', "'NoneType' object has no attribute 'getSize'");
    const type = contentTypeByName(logo.filename);
    const headers = fileHeaders(type, logo.filename, 'attachment');
    return fileResponse(bytesSource(logo.bytes), { headers });
  },
};
