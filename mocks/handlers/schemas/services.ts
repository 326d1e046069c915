import type { Service } from '../call';
import { controlPanels } from './control-panels';
import { inheritService } from './inherit';
import { querystringService } from './querystring';
import { querysourcesService, sourcesService } from './sources';
import { userschemaService } from './user-schemas';
import { vocabulariesService } from './vocabularies';

/** The panels are read here; who saves them is told apart by the method. */
export const controlPanelsService: Service = {
  name: '@controlpanels',
  rootOnly: true,
  takesSegments: true,
  get: controlPanels,
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
