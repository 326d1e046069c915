import type { Service } from '../shared/call';
import { createRelations, removeRelations } from './change-relations';
import { listRelations } from './list-relations';

export const relationsService: Service = {
  name: '@relations',
  get: listRelations,
  post: createRelations,
  delete: removeRelations,
  rootOnly: true,
  takesSegments: true,
};
