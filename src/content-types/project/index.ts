import { defineContentType } from '../definition';
import { projectShape } from './data';
import { projectThing } from './project-thing';
import { ProjectView } from './project-view';

export const project = defineContentType({
  shape: projectShape,
  view: ProjectView,
  structuredData: projectThing,
});
