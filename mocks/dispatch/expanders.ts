import { actionsExpander } from '~mocks/services/actions/actions';
import { aliasesExpander } from '~mocks/services/aliases/aliases';
import { breadcrumbsExpander } from '~mocks/services/navigation/breadcrumbs';
import { contextnavigationExpander } from '~mocks/services/navigation/contextnavigation';
import type { Expander } from '~mocks/services/shared/expander';
import { fzjsettingsExpander } from '~mocks/services/institutes/fzjsettings';
import { inheritExpander } from '~mocks/services/types/inherit';
import { navigationExpander } from '~mocks/services/navigation/navigation';
import { navrootExpander } from '~mocks/services/navigation/navroot';
import { nearestInstitutExpander } from '~mocks/services/institutes/nearest-institut';
import { authorsExpander } from '~mocks/services/authors/authors';
import { translationsExpander } from '~mocks/services/translations/translations';
import { typesExpander } from '~mocks/services/types/types';
import { workflowExpander } from '~mocks/services/workflow/workflow';

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
