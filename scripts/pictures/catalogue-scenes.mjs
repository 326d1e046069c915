import { clouds } from './clouds.mjs';
import { landscape } from './formats.mjs';
import { map } from './map.mjs';
import { colour as c } from './palette.mjs';

/** Skies, and the plan of the site for the footer. */
export const scenePictures = [
  landscape('clouds', (size) =>
    clouds({
      ...size,
      seed: 7,
      sky: [
        { colour: '#6f9ad6', from: 0 },
        { colour: '#86abdf', from: 0.16 },
        { colour: '#9fbee8', from: 0.3 },
        { colour: '#bcd2f0', from: 0.44 },
      ],
      sun: {
        at: [0.7, 0.3],
        rings: [
          { radius: 0.23, colour: '#b4cbe6' },
          { radius: 0.17, colour: '#dfdcbf' },
          { radius: 0.115, colour: c.yellow },
        ],
      },
      streaks: [
        { at: [0.08, 0.17], length: 0.22, colour: '#a9c4ea' },
        { at: [0.2, 0.205], length: 0.16, colour: '#a9c4ea' },
        { at: [0.5, 0.1], length: 0.14, colour: '#98b8e4' },
      ],
      banks: [
        { level: 0.5, swell: 0.05, puff: 120, colour: '#d3e0f5' },
        { level: 0.6, swell: 0.06, puff: 170, colour: '#e8eefa', shade: '#d8e2f5' },
        { level: 0.74, swell: 0.06, puff: 220, colour: c.white, shade: '#dfe7f7' },
        { level: 0.94, swell: 0.05, puff: 280, colour: '#c3d2ee', shade: '#adc0e4' },
      ],
    }),
  ),
  landscape('clouds-evening', (size) =>
    clouds({
      ...size,
      seed: 20,
      sky: [
        { colour: '#3a2a68', from: 0 },
        { colour: '#6f4380', from: 0.14 },
        { colour: '#b0608a', from: 0.28 },
        { colour: '#eb7f73', from: 0.4 },
        { colour: c.orange, from: 0.5 },
      ],
      sun: {
        at: [0.32, 0.52],
        rings: [
          { radius: 0.26, colour: '#f08f70' },
          { radius: 0.19, colour: '#f8b866' },
          { radius: 0.13, colour: c.yellow },
        ],
      },
      streaks: [
        { at: [0.55, 0.13], length: 0.3, colour: '#8e5b9b' },
        { at: [0.66, 0.165], length: 0.24, colour: '#8e5b9b' },
        { at: [0.06, 0.27], length: 0.2, colour: '#c77a90' },
      ],
      banks: [
        { level: 0.6, swell: 0.05, puff: 110, colour: '#d0708f' },
        { level: 0.7, swell: 0.05, puff: 160, colour: '#8e5b9b', shade: '#7a4b8c' },
        { level: 0.82, swell: 0.05, puff: 220, colour: '#54397a', shade: '#432c68' },
        { level: 0.97, swell: 0.04, puff: 260, colour: c.night },
      ],
    }),
  ),
  {
    file: 'demo/pictures/map-site.webp',
    width: 1200,
    height: 674,
    render: (size) =>
      map({
        ...size,
        seed: 70,
        colours: {
          land: ['#0a477a', '#0d4e84', '#115488'],
          river: c.midBlue,
          road: '#02305a',
          house: c.skyBlue,
          spot: c.yellow,
        },
      }),
  },
];
