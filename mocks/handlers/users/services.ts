import type { Service } from '../call';
import { groupsService } from './groups';
import { portraitService } from './portrait';
import { principalsService } from './principals';
import { rolesService } from './roles';
import { usersService } from './users';

export const userServices: readonly Service[] = [
  groupsService,
  portraitService,
  principalsService,
  rolesService,
  usersService,
];
