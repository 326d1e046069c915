import { join } from 'node:path';
import { projectRoot } from '~mocks/lib/project-root';

export const builtApp = join(projectRoot, 'dist/app');
export const builtKnownBlocks = join(projectRoot, 'dist/server/known-blocks.json');
export const builtHead = join(projectRoot, 'dist/head/page-head.js');
