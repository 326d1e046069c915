import { actionsService } from './actions';
import { aliasesService } from './aliases/aliases';
import { breadcrumbsService } from './breadcrumbs';
import { icsViewService } from './calendar/ics-view';
import type { Service } from './call';
import { commentsService } from './comments/comments';
import { contextnavigationService } from './contextnavigation';
import { displayFileService, downloadService } from './download';
import { copyService, moveService } from './editing/copy-move';
import { historyService } from './editing/history';
import { sharingService } from './editing/sharing';
import { tusReplaceService, tusUploadService } from './editing/tus';
import { workingCopyService } from './editing/working-copy';
import { fzjsettingsService } from './fzjsettings';
import { imagesService } from './images';
import { linkIntegrityService } from './links/link-integrity';
import { relationsService } from './links/relations';
import { lockService } from './locking';
import { loginRenewService, loginService, logoutService } from './login';
import { navigationService } from './navigation';
import { navrootService } from './navroot';
import { nearestInstitutService } from './nearest-institut';
import { portalServices } from './portal/services';
import { projectLogoService } from './project-logo';
import { resolveuidServices } from './resolveuid';
import { schemaServices } from './schemas/services';
import { querystringSearchService } from './search/querystring-search';
import { searchService } from './search/search';
import { siteSetupServices } from './site-setup/services';
import { siteService } from './site';
import { translationLocatorService, translationsService } from './translations';
import { typesService } from './types';
import { userServices } from './users/services';
import { workflowService } from './workflow';

/** Every service and view, the content's own address apart. */
export const services: readonly Service[] = [
  actionsService,
  aliasesService,
  breadcrumbsService,
  commentsService,
  contextnavigationService,
  copyService,
  displayFileService,
  downloadService,
  fzjsettingsService,
  historyService,
  icsViewService,
  imagesService,
  linkIntegrityService,
  lockService,
  loginRenewService,
  loginService,
  logoutService,
  moveService,
  navigationService,
  navrootService,
  nearestInstitutService,
  projectLogoService,
  querystringSearchService,
  relationsService,
  ...resolveuidServices,
  searchService,
  sharingService,
  siteService,
  ...siteSetupServices,
  translationLocatorService,
  translationsService,
  tusReplaceService,
  tusUploadService,
  typesService,
  workflowService,
  workingCopyService,
  ...schemaServices,
  ...userServices,
  ...portalServices,
];

const byName = new Map(services.map((service) => [service.name, service]));

export function serviceByName(name: string): Service | undefined {
  return byName.get(name);
}
