// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { imageSourceAt, imageSourceOf } from '@/components/image/image-source';

const addresses = [
  '/de/bild, https://evil.example/x.png 1w',
  '/de/bild ,https://evil.example/x',
  '/de/a b,c',
];

/** What a browser takes for candidates: addresses without blanks, each with its width. */
const candidates = (srcSet = ''): string[] => srcSet.split(', ');
const isCandidate = /^[^\s,]+ \d+w$/;

test.each(addresses)('%s never becomes two sources', (address) => {
  const scales = { large: { download: address, width: 800 }, mini: { download: `${address}?`, width: 200 } };
  const sources = [
    imageSourceAt(address),
    imageSourceOf({ '@id': address, image_field: 'image' }),
    imageSourceOf({ download: address, width: 1600, height: 900, scales }),
  ];
  for (const source of sources) {
    expect(source?.srcSet).toBeDefined();
    for (const candidate of candidates(source?.srcSet)) expect(candidate).toMatch(isCandidate);
  }
});
