import { crc32 } from 'node:zlib';

/** Bytes that never occur inside a payload, which is JSON in UTF-8. */
const mark = Buffer.from([0xf7, 0x52, 0x50, 0xf8]);

/** Mark, length and checksum of the payload, and a checksum of those three. */
export const headerLength = 16;

export function encodeFrame(payload: Buffer): Buffer {
  const header = Buffer.alloc(headerLength);
  mark.copy(header);
  header.writeUInt32LE(payload.length, 4);
  header.writeUInt32LE(crc32(payload), 8);
  header.writeUInt32LE(crc32(header.subarray(0, 12)), 12);
  return Buffer.concat([header, payload]);
}

/** Length of the payload and its checksum; undefined when these bytes are no header. */
export function decodeHeader(bytes: Buffer): { length: number; checksum: number } | undefined {
  if (bytes.length < headerLength || !bytes.subarray(0, 4).equals(mark)) return undefined;
  if (bytes.readUInt32LE(12) !== crc32(bytes.subarray(0, 12))) return undefined;
  return { length: bytes.readUInt32LE(4), checksum: bytes.readUInt32LE(8) };
}

export function isPayload(bytes: Buffer, checksum: number): boolean {
  return crc32(bytes) === checksum;
}

/** Where a header begins in these bytes, from `start` on; -1 when nowhere. */
export function nextHeader(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(mark, start); at >= 0; at = bytes.indexOf(mark, at + 1)) {
    if (decodeHeader(bytes.subarray(at, at + headerLength))) return at;
  }
  return -1;
}
