import type { Service } from '../call';
import { addOnsService } from './add-ons';
import { contentRulesService } from './content-rules/service';
import { emailNotificationService } from './email-notification';
import { emailSendService } from './email-send';
import { registryService } from './registry';
import { databaseService, systemService, upgradeService } from './server-state';
import { siteLogoService } from './site-logo';
import { transactionsService } from './transactions';

export const siteSetupServices: readonly Service[] = [
  addOnsService,
  contentRulesService,
  databaseService,
  emailNotificationService,
  emailSendService,
  registryService,
  siteLogoService,
  systemService,
  transactionsService,
  upgradeService,
];
