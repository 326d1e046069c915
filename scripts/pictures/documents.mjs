import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { annualReports } from './annual-reports.mjs';
import { createPdf } from './pdf.mjs';
import { gaugeSeries } from './gauge-series.mjs';
import { leaflets } from './leaflets.mjs';
import { regulations } from './regulations.mjs';

/** The same readings as spreadsheets in either language expect them. */
const gaugeFiles = [
  {
    file: 'messreihe-pegel.csv',
    columns: ['zeit_utc', 'pegel_seesand_m', 'pegel_brackmoor_m', 'wassertemperatur_c', 'wind_m_s'],
    separator: ';',
    point: ',',
  },
  {
    file: 'tide-gauge-series.csv',
    columns: ['time_utc', 'gauge_seesand_m', 'gauge_brackmoor_m', 'water_temperature_c', 'wind_m_s'],
    separator: ',',
    point: '.',
  },
];

const folder = path.resolve(import.meta.dirname, '../../demo/files');

await mkdir(folder, { recursive: true });
for (const { file, ...report } of [...annualReports, ...regulations, ...leaflets]) {
  await writeFile(path.join(folder, file), createPdf(report));
}
for (const { file, ...format } of gaugeFiles) {
  await writeFile(path.join(folder, file), gaugeSeries(format));
}
