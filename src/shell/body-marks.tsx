import { useBodyClasses } from './body-classes';
import { useProjectLook } from './use-project-look';

/** Marks body and root with what is shown. */
export function BodyMarks() {
  useBodyClasses();
  useProjectLook();
  return null;
}
