const labels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jpeg: 'JPG',
    'svg+xml': 'SVG',
    plain: 'TXT',
    msword: 'DOC',
    'vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
    'vnd.ms-excel': 'XLS',
    'vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
    'vnd.ms-powerpoint': 'PPT',
    'vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  }),
);

/** Short name of a file's kind: `image/jpeg` is JPG, others their subtype in capitals, '' for what has none. */
export function mimeLabel(mimeType: string): string {
  const subtype = mimeType.split('/')[1]?.split(';')[0]?.trim() ?? '';
  if (subtype === 'octet-stream') return '';
  return labels.get(subtype) ?? subtype.toUpperCase();
}
