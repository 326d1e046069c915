import type { Service } from '../call';
import { emailNotificationService } from './email-notification';
import { databaseService, systemService, upgradeService } from './server-state';
import { siteLogoService } from './site-logo';

export const siteSetupServices: readonly Service[] = [
  databaseService,
  emailNotificationService,
  siteLogoService,
  systemService,
  upgradeService,
];
