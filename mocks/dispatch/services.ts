import type { Service } from '~mocks/services/shared/call';
import { actionsService } from '~mocks/services/actions/actions';
import { aliasesService } from '~mocks/services/aliases/aliases';
import { authorsService } from '~mocks/services/authors/authors';
import { icsViewService } from '~mocks/services/calendar/ics-view';
import { commentsService } from '~mocks/services/comments/comments';
import { contactFormService } from '~mocks/services/contact/contact-form';
import { deskService } from '~mocks/services/desk/desk';
import { copyService, moveService } from '~mocks/services/editing/copy-move';
import { displayFileService, downloadService } from '~mocks/services/files/download';
import { imagesService } from '~mocks/services/files/images';
import { formTicketService } from '~mocks/services/form-ticket/form-ticket';
import { historyService } from '~mocks/services/history/history';
import { fzjsettingsService } from '~mocks/services/institutes/fzjsettings';
import { institutListService } from '~mocks/services/institutes/institutlist';
import { nearestInstitutService } from '~mocks/services/institutes/nearest-institut';
import { jobOfferSearchService } from '~mocks/services/job-offers/job-offer-search';
import { linkIntegrityService } from '~mocks/services/links/link-integrity';
import { relationsService } from '~mocks/services/links/relations';
import { resolveuidServices } from '~mocks/services/links/resolveuid';
import { lockService } from '~mocks/services/locking/locking';
import { loginRenewService, loginService, logoutService } from '~mocks/services/login/login';
import { breadcrumbsService } from '~mocks/services/navigation/breadcrumbs';
import { contextnavigationService } from '~mocks/services/navigation/contextnavigation';
import { navigationService } from '~mocks/services/navigation/navigation';
import { navrootService } from '~mocks/services/navigation/navroot';
import { missedSearchesService } from '~mocks/services/missed-searches/missed-searches';
import { notesService } from '~mocks/services/notes/notes';
import { previewLinksService } from '~mocks/services/preview-links/preview-links';
import { previewService } from './preview';
import { cartOrderService } from '~mocks/services/orders/cart-order';
import { querystringSearchService } from '~mocks/services/search/querystring-search';
import { searchService } from '~mocks/services/search/search';
import { sharingService } from '~mocks/services/sharing/sharing';
import { siteSetupServices } from '~mocks/services/site-setup/services';
import { projectLogoService } from '~mocks/services/site/project-logo';
import { siteService } from '~mocks/services/site/site';
import { siteLogoService } from '~mocks/services/site/site-logo';
import { solrService } from '~mocks/services/solr/solr';
import { solrSuggestService } from '~mocks/services/solr/suggest';
import { trashService } from '~mocks/services/trash/trash';
import { translationLocatorService, translationsService } from '~mocks/services/translations/translations';
import { inheritService } from '~mocks/services/types/inherit';
import { typesService } from '~mocks/services/types/types';
import { unlockFormService } from '~mocks/services/unlock/unlock-form';
import { tusReplaceService, tusUploadService } from '~mocks/services/uploads/tus';
import { userServices } from '~mocks/services/users/services';
import { querystringService } from '~mocks/services/vocabularies/querystring';
import { querysourcesService, sourcesService } from '~mocks/services/vocabularies/sources';
import { vocabulariesService } from '~mocks/services/vocabularies/vocabularies';
import { workflowService } from '~mocks/services/workflow/workflow';
import { workingCopyService } from '~mocks/services/working-copies/working-copy';

/** Every service and view, the content's own address apart. */
export const services: readonly Service[] = [
  actionsService,
  aliasesService,
  authorsService,
  breadcrumbsService,
  cartOrderService,
  commentsService,
  contactFormService,
  contextnavigationService,
  copyService,
  deskService,
  displayFileService,
  downloadService,
  formTicketService,
  fzjsettingsService,
  historyService,
  icsViewService,
  imagesService,
  inheritService,
  institutListService,
  jobOfferSearchService,
  linkIntegrityService,
  lockService,
  loginRenewService,
  loginService,
  logoutService,
  missedSearchesService,
  moveService,
  navigationService,
  navrootService,
  nearestInstitutService,
  notesService,
  previewLinksService,
  previewService,
  projectLogoService,
  querysourcesService,
  querystringSearchService,
  querystringService,
  relationsService,
  searchService,
  sharingService,
  siteLogoService,
  siteService,
  solrService,
  solrSuggestService,
  sourcesService,
  translationLocatorService,
  translationsService,
  trashService,
  tusReplaceService,
  tusUploadService,
  typesService,
  unlockFormService,
  vocabulariesService,
  workflowService,
  workingCopyService,
  ...resolveuidServices,
  ...siteSetupServices,
  ...userServices,
];

const byName = new Map(services.map((service) => [service.name, service]));

export function serviceByName(name: string): Service | undefined {
  return byName.get(name);
}
