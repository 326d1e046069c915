import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toText } from '../../../scripts/plone/record/format.mjs';

const project = join(import.meta.dirname, '../../..');

test.each(['mocks/recorded', 'test/recorded'])(
  'all of %s stands as it is written, so that taking it anew shows what has changed and nothing else',
  (folder) => {
    const files = readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.json'),
    );
    expect(files.length).toBeGreaterThan(5);
    const others = files.filter((file) => {
      const text = readFileSync(join(project, folder, file), 'utf8');
      return toText(JSON.parse(text)) !== text;
    });
    expect(others).toEqual([]);
  },
);
