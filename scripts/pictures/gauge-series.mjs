import { createRandom } from './random.mjs';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 9, 1);
const HOURS = 24 * 7;

/** Parts of the tide: height in metres, period in hours, hours by which its first high water is late. */
const TIDES = [
  { height: 1.32, period: 12.4206, late: 3.1 },
  { height: 0.34, period: 12, late: 5.4 },
  { height: 0.21, period: 12.6583, late: 1.2 },
  { height: 0.11, period: 25.8193, late: 8.7 },
];

/**
 * A week of hourly readings from two gauges as CSV; the second one follows the first by forty minutes. `columns`
 * names the columns, `separator` stands between them, `point` before the decimals.
 */
export function gaugeSeries({ columns, separator, point }) {
  const random = createRandom(47);
  let surge = 0;
  const lines = [columns.join(separator)];
  for (let hour = 0; hour < HOURS; hour += 1) {
    surge = 0.94 * surge + 0.08 * (random() - 0.48);
    const level = (late) =>
      TIDES.reduce(
        (sum, tide) => sum + tide.height * Math.cos(((hour - late - tide.late) / tide.period) * Math.PI * 2),
        surge,
      );
    const warmth = 14.6 - hour * 0.006 + 0.5 * Math.cos(((hour - 16) / 24) * Math.PI * 2);
    const wind = 6.2 + 14 * Math.abs(surge) + 1.6 * random();
    const numbers = [
      level(0).toFixed(2),
      (0.86 * level(0.67)).toFixed(2),
      warmth.toFixed(1),
      wind.toFixed(1),
    ];
    lines.push(
      [
        `${new Date(START + hour * HOUR).toISOString().slice(0, 16)}Z`,
        ...numbers.map((number) => number.replace('.', point)),
      ].join(separator),
    );
  }
  return `${lines.join('\r\n')}\r\n`;
}
