import { contour } from './contour.mjs';
import { growthRings } from './growth-rings.mjs';
import { interference } from './interference.mjs';
import { mosaic } from './mosaic.mjs';
import { colour as c } from './palette.mjs';
import { reactionDiffusion } from './reaction-diffusion.mjs';
import { strata } from './strata.mjs';
import { landscape, lead } from './formats.mjs';

/** Pictures computed point by point: contours, waves, patterns, rings and layers. */
export const fieldPictures = [
  lead('lead-wind', (size) =>
    contour({
      ...size,
      seed: 41,
      size: 1050,
      stretch: 1.5,
      slant: -0.12,
      warp: 0.8,
      octaves: 3,
      calm: 0.62,
      colours: [
        c.abyss,
        c.footer,
        '#022c50',
        c.deepBlue,
        c.blue,
        c.midBlue,
        c.skyBlue,
        c.lightBlue,
        c.paleBlue,
        c.yellow,
      ],
      shares: [16, 17, 14, 15, 12, 10, 8, 5, 2, 1],
      lines: { count: 40, colour: c.lightBlue, strength: 0.22, width: 1.5 },
    }),
  ),
  lead('lead-light', (size) =>
    interference({
      ...size,
      sources: [
        [0.83, 0.3],
        [0.83, 0.52],
        [0.9, 0.41],
      ],
      length: 74,
      fade: 0.6,
      contrast: 1.9,
      colours: [c.footer, c.footer, c.deepBlue, c.midBlue, c.lightBlue, c.cream, c.orange],
      shadow: { from: 0.22, to: 0.82, colour: c.abyss },
    }),
  ),
  lead('lead-tide', (size) =>
    contour({
      ...size,
      seed: 78,
      size: 480,
      stretch: 3.4,
      slant: 0.05,
      warp: 0.5,
      octaves: 2,
      calm: 0.72,
      colours: [
        '#041f2b',
        '#06303b',
        '#0b4652',
        '#17606a',
        c.teal,
        '#5b9a9b',
        '#a3cbc4',
        '#dcebe0',
        c.orange,
      ],
      shares: [22, 18, 15, 13, 11, 10, 7, 3, 1.6],
    }),
  ),
  lead('tidentakt-background', (size) =>
    contour({
      ...size,
      seed: 12,
      size: 900,
      stretch: 1.15,
      warp: 0.6,
      octaves: 3,
      gain: 0.3,
      calm: 0.5,
      colours: ['#140d26', c.night, '#281a4d', '#3c2b68', '#5a3f87', '#8e5b9b', c.rose, c.apricot],
      shares: [20, 17, 15, 14, 12, 10, 8, 4],
    }),
  ),
  landscape('delta', (size) =>
    contour({
      ...size,
      seed: 24,
      size: 1150,
      warp: 0.75,
      octaves: 3,
      gain: 0.36,
      slant: 0.25,
      colours: [c.deepBlue, c.teal, c.leaf, c.green, '#dde8b0', '#f1f4da'],
      shares: [17, 24, 24, 20, 11, 4],
    }),
  ),
  landscape('terrain', (size) =>
    contour({
      ...size,
      seed: 59,
      size: 1000,
      warp: 0.42,
      octaves: 3,
      gain: 0.38,
      colours: ['#2a5f8f', c.sage, c.ochre, c.orange, c.sand, '#f3e8d8'],
      shares: [6, 20, 16, 32, 15, 11],
      lines: { count: 26, colour: c.cream, strength: 0.4, width: 2 },
    }),
  ),
  landscape('dunes', (size) =>
    contour({
      ...size,
      seed: 8,
      size: 420,
      stretch: 4.2,
      slant: 0.18,
      warp: 0.55,
      octaves: 2,
      colours: [c.rust, '#bd7a2b', c.ochre, c.orange, '#fbcf8b', '#fde6bd', '#fff6e4'],
      shares: [8, 13, 18, 22, 18, 13, 8],
    }),
  ),
  landscape('groundwater', (size) =>
    contour({
      ...size,
      seed: 91,
      size: 1000,
      warp: 0.85,
      octaves: 3,
      gain: 0.42,
      slant: -0.3,
      colours: [c.deepBlue, c.midBlue, c.skyBlue, c.lightBlue, c.paleBlue, '#f6f9fe'],
      shares: [9, 15, 20, 24, 20, 12],
    }),
  ),
  landscape('turing-red', (size) =>
    reactionDiffusion({
      ...size,
      seed: 4,
      cell: 4.6,
      feed: 0.046,
      kill: 0.063,
      colours: [c.blush, '#f4b9c1', '#e07f8f', c.crimson, '#a71d3f', c.wine],
      shares: [24, 12, 12, 14, 10, 28],
    }),
  ),
  landscape('turing-green', (size) =>
    reactionDiffusion({
      ...size,
      seed: 15,
      cell: 5,
      feed: 0.037,
      kill: 0.06,
      colours: [c.paleGreen, '#cfe08f', c.green, c.leaf, c.moss, '#37520f'],
      shares: [26, 12, 12, 12, 12, 26],
    }),
  ),
  landscape('turing-spots', (size) =>
    reactionDiffusion({
      ...size,
      seed: 33,
      cell: 5.4,
      feed: 0.036,
      kill: [0.0598, 0.0655],
      drops: 160,
      rounds: 9000,
      colours: [c.deepBlue, c.blue, c.midBlue, c.lightBlue, c.paleYellow, c.yellow],
      shares: [26, 12, 12, 14, 10, 26],
    }),
  ),
  landscape('interference', (size) =>
    interference({
      ...size,
      sources: [
        [0.3, 0.46],
        [0.42, 0.62],
      ],
      length: 76,
      contrast: 1.5,
      colours: [c.footer, '#022c50', c.deepBlue, c.midBlue, c.lightBlue, '#f8e0ba', c.orange],
    }),
  ),
  landscape('rings-violet', (size) =>
    interference({
      ...size,
      sources: [
        [0.5, 0.47],
        [0.5, 0.55],
      ],
      length: 92,
      contrast: 2.2,
      colours: ['#2b1238', c.aubergine, c.plum, c.violet, '#ddc8e3', '#faf5fb'],
    }),
  ),
  landscape('growth-rings', (size) =>
    growthRings({
      ...size,
      seed: 6,
      centre: [0.36, 0.54],
      wobble: 0.17,
      colours: [
        { colour: c.forest, part: 0.46 },
        { colour: '#3f7a4a', part: 0.1 },
        { colour: c.green, part: 0.3 },
        { colour: '#e6efb4', part: 0.08 },
        { colour: '#3f7a4a', part: 0.06 },
      ],
    }),
  ),
  landscape('ice-core', (size) =>
    growthRings({
      ...size,
      seed: 27,
      centre: [0.52, 1.12],
      wobble: 0.16,
      colours: [
        { colour: c.lightBlue, part: 0.3 },
        { colour: '#c8d4f0', part: 0.26 },
        { colour: '#2f6fb3', part: 0.2 },
        { colour: c.deepBlue, part: 0.06 },
        { colour: c.skyBlue, part: 0.18 },
      ],
    }),
  ),
  landscape('strata', (size) =>
    strata({
      ...size,
      seed: 5,
      faults: [
        { at: 0.36, lean: 0.14, throw: 0.09 },
        { at: 0.74, lean: -0.1, throw: -0.14 },
      ],
      layers: [
        { colour: c.paleBlue, thickness: 14 },
        { colour: c.leaf, thickness: 3 },
        { colour: c.ochre, thickness: 11 },
        { colour: c.sand, thickness: 9, lines: { count: 5, width: 0.16, colour: '#d5b782' } },
        { colour: c.orange, thickness: 13 },
        { colour: '#8a4a2a', thickness: 4 },
        { colour: c.cream, thickness: 8, lines: { count: 4, width: 0.18, colour: c.orange } },
        { colour: c.teal, thickness: 12 },
        { colour: '#1e4f5c', thickness: 5 },
        { colour: c.sage, thickness: 10, lines: { count: 5, width: 0.14, colour: c.teal } },
        { colour: c.deepBlue, thickness: 16 },
        { colour: c.footer, thickness: 30 },
      ],
    }),
  ),
  landscape('mosaic', (size) =>
    mosaic({
      ...size,
      seed: 19,
      cell: 66.667,
      gap: 5,
      size: 17,
      ground: c.footer,
      colours: [c.pressed, c.deepBlue, '#1a5a94', c.skyBlue, c.lightBlue, c.yellow],
      shares: [22, 24, 22, 12, 10, 10],
    }),
  ),
];
