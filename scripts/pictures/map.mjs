import { circle, path, smooth, stroke, svg } from './canvas.mjs';
import { contour } from './contour.mjs';
import sharp from 'sharp';

/** Roads, river, houses and the marked spot are given in thousandths of the width and the height. */
const ROADS = [
  [
    [-20, 165],
    [140, 235],
    [300, 262],
    [460, 245],
    [600, 285],
    [740, 350],
    [860, 350],
    [1020, 270],
  ],
  [
    [-20, 560],
    [160, 525],
    [330, 512],
    [500, 540],
    [700, 570],
    [1020, 612],
  ],
  [
    [205, -20],
    [245, 180],
    [272, 420],
    [262, 640],
    [290, 830],
    [345, 1020],
  ],
  [
    [452, -20],
    [466, 200],
    [462, 400],
    [449, 556],
  ],
  [
    [690, -20],
    [645, 180],
    [655, 400],
    [686, 600],
    [684, 800],
    [662, 1020],
  ],
  [
    [850, 165],
    [858, 450],
    [860, 722],
  ],
];
const RIVER = [
  [-20, 800],
  [90, 770],
  [210, 820],
  [330, 872],
  [510, 845],
  [660, 880],
  [820, 930],
  [1020, 875],
];
const HOUSES = [
  [377, 336],
  [437, 303],
  [517, 370],
  [578, 336],
  [417, 435],
  [497, 470],
  [558, 458],
];
const SPOT = [480, 367];

/** The plan of the site for the footer: land in two quiet tones, river, roads and the mark of the main building. */
export async function map({ width, height, seed, colours }) {
  const scale = (points) => points.map(([x, y]) => [(x / 1000) * width, (y / 1000) * height]);
  const land = contour({
    width,
    height,
    seed,
    size: width * 0.55,
    warp: 0.5,
    octaves: 2,
    colours: colours.land,
    shares: [48, 40, 12],
  });
  const [spotX, spotY] = scale([SPOT])[0];
  const [houseWide, houseHigh] = [width * 0.036, width * 0.029];
  const shapes = [
    stroke(smooth(scale(RIVER)), colours.river, width * 0.072),
    ...ROADS.map((road) => stroke(smooth(scale(road)), colours.road, width * 0.0095)),
    ...scale(HOUSES).map(([x, y]) =>
      path(
        `M${x - houseWide / 2} ${y - houseHigh / 2}h${houseWide}v${houseHigh}h${-houseWide}Z`,
        colours.house,
      ),
    ),
    circle(spotX, spotY, width * 0.029, colours.land[0]),
    circle(spotX, spotY, width * 0.022, colours.spot),
  ];
  const ground = await land.png().toBuffer();
  return sharp(ground).composite([{ input: Buffer.from(svg(width, height, '', shapes)) }]);
}
