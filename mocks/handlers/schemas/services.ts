import type { Service } from '../call';
import { addToPanel, removePanel, savePanel } from '../site-setup/save-panel';
import { controlPanels } from './control-panels';
import { inheritService } from './inherit';
import { querystringService } from './querystring';
import { querysourcesService, sourcesService } from './sources';
import { userschemaService } from './user-schemas';
import { vocabulariesService } from './vocabularies';

const controlPanelsService: Service = {
  name: '@controlpanels',
  rootOnly: true,
  takesSegments: true,
  get: controlPanels,
  post: addToPanel,
  patch: savePanel,
  delete: removePanel,
};

/** What forms are made from: schemas, vocabularies, settings. */
export const schemaServices: readonly Service[] = [
  controlPanelsService,
  inheritService,
  querysourcesService,
  querystringService,
  sourcesService,
  userschemaService,
  vocabulariesService,
];
