import type { Service } from '../call';
import { authorsService } from './authors';
import { cartOrderService } from './cart-order';
import { contactFormService } from './contact-form';
import { formTicketService } from './form-ticket';
import { institutListService } from './institutlist';
import { jobOfferSearchService } from './job-offer-search';
import { rssService } from './rss';
import { solrService } from '../solr/solr';
import { solrSuggestService } from '../solr/suggest';
import { unlockFormService } from './unlock-form';

/** Calls of the portal's own and of the add-ons that it uses. */
export const portalServices: readonly Service[] = [
  authorsService,
  cartOrderService,
  contactFormService,
  formTicketService,
  institutListService,
  jobOfferSearchService,
  rssService,
  solrService,
  solrSuggestService,
  unlockFormService,
];
