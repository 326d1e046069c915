import { circle } from './canvas.mjs';
import { diffraction } from './diffraction.mjs';
import { landscape, lead } from './formats.mjs';
import { colour as c } from './palette.mjs';
import { ribbons } from './ribbons.mjs';
import { ridges } from './ridges.mjs';
import { curl, poles, streamlines } from './streamlines.mjs';

/** Colour and width of a streamline by the value of the flow in its middle. */
function byValue(flow, bands) {
  return (points, random) => {
    const [x, y] = points[Math.floor(points.length / 2)];
    const value = flow.value(x, y);
    const band = bands.find(({ below }) => value < below) ?? bands[bands.length - 1];
    return { colour: band.colour, width: band.width * (0.75 + random() * 0.5) };
  };
}

const tissueFlow = curl(3, 560);
const windFlow = curl(44, 620, 1.35);
const tideFlow = curl(21, 640, 1.1);

const magnet = [
  [620, 470, 1],
  [1010, 720, -1],
  [1500, 150, 0.55],
  [120, 1120, -0.55],
];

/** Pictures made of lines and dots. */
export const linePictures = [
  landscape('flow-lines', (size) =>
    streamlines({
      ...size,
      seed: 3,
      distance: 15,
      direction: tissueFlow.direction,
      ground: '#f3f7e4',
      paintOf: byValue(tissueFlow, [
        { below: -0.22, colour: c.leaf, width: 6 },
        { below: 0.2, colour: c.deepBlue, width: 6 },
        { below: 9, colour: '#cfe08f', width: 6 },
      ]),
    }),
  ),
  landscape('wind-lines', (size) =>
    streamlines({
      ...size,
      seed: 9,
      distance: 15,
      direction: windFlow.direction,
      ground: c.footer,
      paintOf: byValue(windFlow, [
        { below: -0.3, colour: c.yellow, width: 4.5 },
        { below: 0.05, colour: c.lightBlue, width: 4.5 },
        { below: 0.36, colour: c.midBlue, width: 5 },
        { below: 9, colour: c.white, width: 4 },
      ]),
    }),
  ),
  landscape('tide-lines', (size) =>
    streamlines({
      ...size,
      seed: 14,
      distance: 20,
      direction: tideFlow.direction,
      ground: '#3a2a68',
      paintOf: byValue(tideFlow, [
        { below: -0.25, colour: '#fcc98a', width: 6.5 },
        { below: 0.12, colour: c.rose, width: 6.5 },
        { below: 9, colour: '#b9a3d8', width: 6 },
      ]),
    }),
  ),
  landscape('field-lines', (size) =>
    streamlines({
      ...size,
      seed: 31,
      distance: 19,
      direction: poles(magnet),
      ground: c.cream,
      shortest: 12,
      most: 700,
      paintOf: (points, random) => {
        const [x, y] = points[Math.floor(points.length / 2)];
        const [near] = magnet.map(([poleX, poleY]) => Math.hypot(poleX - x, poleY - y)).sort((a, b) => a - b);
        return {
          colour: near < 300 ? c.violet : near < 560 ? c.plum : c.deepBlue,
          width: 4.5 + random() * 2,
        };
      },
      marks: magnet.flatMap(([x, y, strength]) => [
        circle(x, y, 62, c.cream),
        circle(x, y, 46, strength > 0 ? c.red : c.deepBlue),
      ]),
    }),
  ),
  landscape('ridges', (size) =>
    ridges({
      ...size,
      seed: 10,
      count: 34,
      ground: c.deepBlue,
      line: c.lightBlue,
      accent: { every: 6, from: 0, colour: c.yellow },
      crest: (share) => 0.66 - 0.3 * share,
    }),
  ),
  landscape('ridges-night', (size) =>
    ridges({
      ...size,
      seed: 52,
      count: 28,
      ground: c.night,
      line: '#8e7ac4',
      accent: { every: 7, from: 2, colour: '#fcc98a' },
      tall: 0.3,
      crest: (share) => 0.34 + 0.36 * share,
    }),
  ),
  landscape('waves', (size) =>
    ribbons({
      ...size,
      seed: 18,
      ground: c.paleYellow,
      level: (share) => 0.56 - 0.1 * share,
      bend: 0.27,
      strokeWidth: 3,
      list: [
        { colour: c.lightBlue, lines: 34 },
        { colour: c.orange, lines: 30 },
        { colour: '#e5cf2f', lines: 34 },
        { colour: c.deepBlue, lines: 38 },
      ],
    }),
  ),
  lead('waves-night', (size) =>
    ribbons({
      ...size,
      seed: 26,
      ground: c.deepBlue,
      level: (share) => 0.6 - 0.14 * share,
      bend: 0.3,
      strokeWidth: 2.4,
      list: [
        { colour: c.midBlue, lines: 44 },
        { colour: c.skyBlue, lines: 40 },
        { colour: c.orange, lines: 34 },
        { colour: c.paleBlue, lines: 44 },
      ],
    }),
  ),
  landscape('diffraction', (size) =>
    diffraction({
      ...size,
      spacing: 66,
      centre: [0.5, 0.5],
      ground: '#24102f',
      halo: '#3a2147',
      largest: 34,
      colours: { middle: c.yellow, strong: c.yellow, weak: c.orange, other: '#c9a0d4' },
    }),
  ),
  landscape('diffraction-rose', (size) =>
    diffraction({
      ...size,
      spacing: 76,
      centre: [0.38, 0.52],
      ground: c.cream,
      halo: '#f5e0c2',
      largest: 44,
      colours: { middle: '#3a2a68', strong: '#3a2a68', weak: c.rose, other: c.apricot },
    }),
  ),
];
