import type { Service } from '../shared/call';
import { addOnsService } from './add-ons';
import { controlPanels } from './control-panels';
import { emailNotificationService } from './email-notification';
import { emailSendService } from './email-send';
import { registryService } from './registry';
import { addToPanel, removePanel, savePanel } from './save-panel';
import { databaseService, systemService, upgradeService } from './server-state';
import { transactionsService } from './transactions';

const controlPanelsService: Service = {
  name: '@controlpanels',
  rootOnly: true,
  takesSegments: true,
  get: controlPanels,
  post: addToPanel,
  patch: savePanel,
  delete: removePanel,
};

export const siteSetupServices: readonly Service[] = [
  addOnsService,
  controlPanelsService,
  databaseService,
  emailNotificationService,
  emailSendService,
  registryService,
  systemService,
  transactionsService,
  upgradeService,
];
