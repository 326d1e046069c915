import { actionsExpander } from './actions';
import { aliasesExpander } from './aliases/aliases';
import { breadcrumbsExpander } from './breadcrumbs';
import { contextnavigationExpander } from './contextnavigation';
import type { Expander } from './expander';
import { fzjsettingsExpander } from './fzjsettings';
import { inheritExpander } from './schemas/inherit';
import { navigationExpander } from './navigation';
import { navrootExpander } from './navroot';
import { nearestInstitutExpander } from './nearest-institut';
import { authorsExpander } from './portal/authors';
import { translationsExpander } from './translations';
import { typesExpander } from './types';
import { workflowExpander } from './workflow';

/** Every component of a content GET. */
export const expanders: readonly Expander[] = [
  actionsExpander,
  aliasesExpander,
  authorsExpander,
  breadcrumbsExpander,
  contextnavigationExpander,
  fzjsettingsExpander,
  inheritExpander,
  navigationExpander,
  navrootExpander,
  nearestInstitutExpander,
  translationsExpander,
  typesExpander,
  workflowExpander,
];
