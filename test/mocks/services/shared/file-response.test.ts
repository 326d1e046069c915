import { describe, expect, test } from 'vitest';
import { bytesSource, disposition, fileResponse } from '~mocks/services/shared/file-response';

const source = bytesSource(Buffer.from('0123456789'));

describe('a file', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s is sent in part', async (range, text, contentRange) => {
    const response = fileResponse(source, { headers: {}, range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(text.length));
    expect(await response.text()).toBe(text);
  });

  test.each(['bytes=x', 'pages=1-2', 'bytes=-', 'bytes=0-1,3-4', 'bytes=10-'])(
    '%s is ignored',
    async (range) => {
      const response = fileResponse(source, { headers: {}, range });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('0123456789');
    },
  );

  test('an empty file has no body', async () => {
    const response = fileResponse(bytesSource(new Uint8Array()), { headers: {} });
    expect(response.headers.get('content-length')).toBe('0');
    expect(await response.text()).toBe('');
  });

  test('its name cannot break out of the header', () => {
    expect(disposition('attachment', 'Bericht "ä"\r\nX: 1.pdf')).toBe(
      "attachment; filename*=UTF-8''Bericht%20%22%C3%A4%22%0D%0AX%3A%201.pdf",
    );
  });
});
