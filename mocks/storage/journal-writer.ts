import { encodeFrame } from './frame';

/** What the writer needs of a file. */
export interface JournalFile {
  write(
    bytes: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ bytesWritten: number }>;
  datasync(): Promise<void>;
  truncate(length: number): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  text: string;
  resolve(): void;
  reject(error: unknown): void;
}

const fullFrame = 8 << 20;

/** Appends change sets. Those that wait while a frame is being synced go together into the next one. */
export class JournalWriter {
  private readonly queue: Waiting[] = [];
  private running: Promise<void> | null = null;
  private isClosed = false;
  /** A failed write could not be taken back yet: what stands behind `end` must go before anything is written. */
  private isDirty = false;

  constructor(
    private readonly file: JournalFile,
    private end: number,
  ) {}

  append(text: string): Promise<void> {
    if (this.isClosed) return Promise.reject(new Error('The storage is closed'));
    return new Promise((resolve, reject) => {
      this.queue.push({ text, resolve, reject });
      this.running ??= this.run();
    });
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.running;
    await this.file.close();
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = this.nextBatch();
      try {
        await this.writeFrame(encodeFrame(Buffer.from(batch.map(({ text }) => text).join('\n'))));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.running = null;
  }

  private nextBatch(): Waiting[] {
    let length = 0;
    const count = this.queue.findIndex(({ text }, at) => (length += text.length) > fullFrame && at > 0);
    return this.queue.splice(0, count < 0 ? this.queue.length : count);
  }

  private async writeFrame(frame: Buffer): Promise<void> {
    if (this.isDirty) await this.takeBack();
    this.isDirty = true;
    try {
      for (let written = 0; written < frame.length;) {
        const { bytesWritten } = await this.file.write(
          frame,
          written,
          frame.length - written,
          this.end + written,
        );
        written += bytesWritten;
      }
      await this.file.datasync();
    } catch (error) {
      await this.takeBack().catch(() => undefined);
      throw error;
    }
    this.isDirty = false;
    this.end += frame.length;
  }

  private async takeBack(): Promise<void> {
    await this.file.truncate(this.end);
    await this.file.datasync();
    this.isDirty = false;
  }
}
