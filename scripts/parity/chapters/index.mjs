import { auth } from './auth.mjs';
import { comments } from './comments.mjs';
import { content } from './content.mjs';
import { controlPanels } from './control-panels.mjs';
import { files } from './files.mjs';
import { groupsAndRoles } from './groups.mjs';
import { history } from './history.mjs';
import { links } from './links.mjs';
import { lists } from './lists.mjs';
import { lock } from './lock.mjs';
import { parameters } from './parameters.mjs';
import { passwordReset } from './password-reset.mjs';
import { portal } from './portal.mjs';
import { queries } from './queries.mjs';
import { settings } from './settings.mjs';
import { sharing } from './sharing.mjs';
import { siteSetup } from './site-setup.mjs';
import { structure } from './structure.mjs';
import { users } from './users.mjs';
import { workflow } from './workflow.mjs';

/** In the order in which they run. */
export const chapters = [
  content,
  structure,
  links,
  files,
  lists,
  queries,
  parameters,
  auth,
  users,
  groupsAndRoles,
  workflow,
  history,
  sharing,
  lock,
  comments,
  controlPanels,
  settings,
  siteSetup,
  passwordReset,
  portal,
];
