/** Subtypes that are the short name of their kind themselves. */
const plain =
  'pdf png gif webp avif bmp tiff heic zip gzip rtf json xml csv html css tex epub mp3 mp4 mpeg ogg wav webm flac aac';

const labels: ReadonlyMap<string, string> = new Map([
  ...plain.split(' ').map((subtype) => [subtype, subtype.toUpperCase()] as const),
  ...Object.entries({
    jpeg: 'JPG',
    jpg: 'JPG',
    'svg+xml': 'SVG',
    plain: 'TXT',
    calendar: 'ICS',
    quicktime: 'MOV',
    postscript: 'PS',
    'epub+zip': 'EPUB',
    'x-tex': 'TEX',
    'x-zip-compressed': 'ZIP',
    'x-tar': 'TAR',
    'x-7z-compressed': '7Z',
    'vnd.rar': 'RAR',
    msword: 'DOC',
    'vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
    'vnd.ms-excel': 'XLS',
    'vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
    'vnd.ms-powerpoint': 'PPT',
    'vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
    'vnd.oasis.opendocument.text': 'ODT',
    'vnd.oasis.opendocument.spreadsheet': 'ODS',
    'vnd.oasis.opendocument.presentation': 'ODP',
  }),
]);

/** Short name of a file's kind: `image/jpeg` is JPG, other kinds that are known their name in capitals, any other ''. */
export function mimeLabel(mimeType: string): string {
  const subtype = mimeType.split('/')[1]?.split(';')[0]?.trim().toLowerCase() ?? '';
  return labels.get(subtype) ?? '';
}
