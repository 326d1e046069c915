import { record } from '@/lib/shape';
import { defineContentType } from '../definition';
import { fileFields } from '@/components/download/data';
import { plainFields } from '../shared/data';
import { PageWithFile } from '../shared/page-with-file';

/** A regulation of the institution, with the file in which it is valid. */
export const regulation = defineContentType({
  shape: record({ ...plainFields, ...fileFields }),
  view: PageWithFile,
});
