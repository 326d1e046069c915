import { record } from '@/lib/shape';
import { defineContentType } from '../definition';
import { fileFields } from '@/components/download/data';
import { plainFields } from '../shared/data';
import { PageWithFile } from '../shared/page-with-file';

/** A tag of stored HTML. */
const tag = /<[^<>]*>/g;

/** A frequent question with its answer. Among others of its kind it opens on a click: `FolderItems`. */
export const faqItem = defineContentType({
  shape: record({ ...plainFields, ...fileFields }),
  view: PageWithFile,
  structuredData: ({ data }) => {
    // Search engines read HTML; the server in front, which states it as well, has nothing that parses it.
    const answer = [data.description, data.text]
      .filter((part) => part.replace(tag, '').trim() !== '')
      .join('\n');
    return data.title === '' || answer === ''
      ? undefined
      : {
          '@type': 'FAQPage',
          mainEntity: {
            '@type': 'Question',
            name: data.title,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          },
        };
  },
});
