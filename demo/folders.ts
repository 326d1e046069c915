import { join } from 'node:path';
import { projectRoot } from '~mocks/lib/project-root';
import type { SeedFolders } from '~mocks/seed/types';

export const demoFolders: SeedFolders = {
  pictures: join(projectRoot, 'demo/pictures'),
  files: join(projectRoot, 'demo/files'),
};
