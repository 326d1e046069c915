import { fieldPictures } from './catalogue-fields.mjs';
import { linePictures } from './catalogue-lines.mjs';
import { markPictures } from './catalogue-marks.mjs';
import { objectPictures } from './catalogue-objects.mjs';
import { peoplePictures } from './catalogue-people.mjs';
import { scenePictures } from './catalogue-scenes.mjs';

/** Every picture of the demonstration portal: where it goes, its size and how it is drawn. */
export const catalogue = [
  ...fieldPictures,
  ...linePictures,
  ...objectPictures,
  ...scenePictures,
  ...peoplePictures,
  ...markPictures,
];
