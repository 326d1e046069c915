import type { UploadInput } from '@/api/types/atoms';

/** What a form takes along with its other values; larger files are content of their own, which is sent in parts. */
export const mostBytes = 20_000_000;

/** A file as the CMS takes it within other data. */
export function readUpload(file: File): Promise<UploadInput> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.onload = () => {
      const url = String(reader.result);
      const data = url.slice(url.indexOf(',') + 1);
      const type = file.type || 'application/octet-stream';
      resolve({ data, encoding: 'base64', 'content-type': type, filename: file.name });
    };
    reader.readAsDataURL(file);
  });
}
