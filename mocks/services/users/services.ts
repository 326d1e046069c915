import type { Service } from '../shared/call';
import { groupsService } from './groups';
import { portraitService } from './portrait';
import { principalsService } from './principals';
import { rolesService } from './roles';
import { userschemaService } from './user-schemas';
import { usersService } from './users';

export const userServices: readonly Service[] = [
  groupsService,
  portraitService,
  principalsService,
  rolesService,
  userschemaService,
  usersService,
];
