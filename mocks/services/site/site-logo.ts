import { contentTypeByName } from '~mocks/http/content-type';
import { serverError } from '~mocks/http/failure';
import { bytesSource, fileHeaders, fileResponse } from '../shared/file-response';
import { siteLogo } from '~mocks/settings/site-logo';
import type { Service } from '../shared/call';

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
