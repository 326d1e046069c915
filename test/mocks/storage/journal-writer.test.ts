import { expect, it } from 'vitest';
import { encodeFrame } from '~mocks/storage/frame';
import { JournalWriter } from '~mocks/storage/journal-writer';
import type { JournalFile } from '~mocks/storage/journal-writer';

/** A file in memory whose next calls fail as they are told. */
function makeFile() {
  let bytes = Buffer.alloc(0);
  let syncs = 0;
  const failures: { call: 'write' | 'datasync' | 'truncate'; code: string }[] = [];
  const failIf = (call: (typeof failures)[number]['call']) => {
    if (failures[0]?.call !== call) return;
    const { code } = failures.shift() ?? { code: '' };
    throw Object.assign(new Error(code), { code });
  };
  const file: JournalFile = {
    async write(source, offset, length, position) {
      const part = Math.max(1, Math.floor(length / 2));
      bytes = Buffer.concat([bytes.subarray(0, position), source.subarray(offset, offset + part)]);
      failIf('write');
      return { bytesWritten: part };
    },
    async datasync() {
      failIf('datasync');
      syncs += 1;
    },
    async truncate(length) {
      failIf('truncate');
      bytes = bytes.subarray(0, length);
    },
    close: async () => undefined,
  };
  return { file, failures, content: () => Buffer.from(bytes), syncs: () => syncs };
}

const frame = (text: string) => encodeFrame(Buffer.from(text));

it.each(['ENOSPC', 'EROFS', 'EIO'])(
  'rejects a write that fails with %s and takes its bytes back',
  async (code) => {
    const { file, failures, content } = makeFile();
    const writer = new JournalWriter(file, 0);
    await writer.append('one');
    failures.push({ call: 'write', code });
    await expect(writer.append('two')).rejects.toMatchObject({ code });
    expect(content()).toEqual(frame('one'));
    failures.push({ call: 'datasync', code });
    await expect(writer.append('three')).rejects.toMatchObject({ code });
    expect(content()).toEqual(frame('one'));
    await writer.append('four');
    expect(content()).toEqual(Buffer.concat([frame('one'), frame('four')]));
  },
);

it('writes nothing before a failed write has been taken back', async () => {
  const { file, failures, content } = makeFile();
  const writer = new JournalWriter(file, 0);
  await writer.append('one');
  failures.push(
    { call: 'write', code: 'ENOSPC' },
    { call: 'truncate', code: 'EIO' },
    { call: 'truncate', code: 'EIO' },
  );
  await expect(writer.append('two')).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(writer.append('three')).rejects.toMatchObject({ code: 'EIO' });
  await writer.append('four');
  expect(content()).toEqual(Buffer.concat([frame('one'), frame('four')]));
});

it('syncs once for all that wait', async () => {
  const { file, syncs } = makeFile();
  const writer = new JournalWriter(file, 0);
  const first = writer.append('one');
  await Promise.all([first, ...Array.from({ length: 50 }, (_, at) => writer.append(`${at}`))]);
  expect(syncs()).toBe(2);
});

it('takes nothing any more once it is closed, and finishes what was under way', async () => {
  const { file, content } = makeFile();
  const writer = new JournalWriter(file, 0);
  const last = writer.append('one');
  await writer.close();
  await last;
  expect(content()).toEqual(frame('one'));
  await expect(writer.append('two')).rejects.toThrow('closed');
});
