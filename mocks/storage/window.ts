import type { FileHandle } from 'node:fs/promises';

const reach = 1 << 20;

/** Reads a large file piece by piece, a megabyte at a time. */
export class Window {
  private bytes = Buffer.alloc(0);
  private from = 0;

  constructor(
    private readonly handle: FileHandle,
    readonly size: number,
  ) {}

  /** Fewer bytes than asked only at the end of the file. */
  async read(offset: number, length: number): Promise<Buffer> {
    const wanted = Math.max(0, Math.min(length, this.size - offset));
    if (offset < this.from || offset + wanted > this.from + this.bytes.length) {
      await this.fill(offset, Math.min(Math.max(wanted, reach), this.size - offset));
    }
    return this.bytes.subarray(offset - this.from, offset - this.from + wanted);
  }

  private async fill(offset: number, length: number): Promise<void> {
    const bytes = Buffer.alloc(length);
    let filled = 0;
    while (filled < length) {
      const { bytesRead } = await this.handle.read(bytes, filled, length - filled, offset + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    this.bytes = bytes.subarray(0, filled);
    this.from = offset;
  }
}
