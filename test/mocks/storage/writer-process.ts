import { createDiskStorage } from '~mocks/storage/disk';

/** Writes settings to the folder, two in each change set, and prints the number of each set that is acknowledged. */
async function main(folder: string): Promise<void> {
  const storage = createDiskStorage(folder, { notify: () => undefined });
  let next = 0;
  await storage.load(() => (next += 1));
  next /= 2;
  const write = async (): Promise<void> => {
    for (;;) {
      const number = next;
      next += 1;
      const filling = 'x'.repeat((number * 37) % 3000);
      await storage.commit([
        { table: 'settings', key: `a${number}`, value: filling },
        { table: 'settings', key: `b${number}`, value: filling },
      ]);
      process.stdout.write(`${number}\n`);
    }
  };
  await Promise.all([write(), write(), write()]);
}

await main(process.argv[2] ?? '').catch((error: unknown) => {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
