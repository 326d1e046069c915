import { linesOfHtml } from '@/lib/html-lines';
import { record } from '@/lib/shape';
import { defineContentType } from '../definition';
import { fileFields } from '@/components/download/data';
import { plainFields } from '../shared/data';
import { PageWithFile } from '../shared/page-with-file';

/** A frequent question with its answer. Among others of its kind it opens on a click: `FolderItems`. */
export const faqItem = defineContentType({
  shape: record({ ...plainFields, ...fileFields }),
  view: PageWithFile,
  structuredData: ({ data }) => {
    const answer = [data.description, ...linesOfHtml(data.text)]
      .filter((line) => line.trim() !== '')
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
