import { batteryLayers } from './battery-layers.mjs';
import { cells, shards } from './cells.mjs';
import { circle } from './canvas.mjs';
import { droplets } from './droplets.mjs';
import { landscape } from './formats.mjs';
import { lattice } from './lattice.mjs';
import { membrane } from './membrane.mjs';
import { nerves } from './nerves.mjs';
import { colour as c } from './palette.mjs';
import { plasma } from './plasma.mjs';

const blueBall = { body: c.midBlue, shade: c.deepBlue, light: c.lightBlue };
const orangeBall = { body: c.orange, shade: '#df8f35', light: '#fee3bb' };
const paleBlueBall = { body: '#a9b8d6', shade: '#8799bf', light: '#dfe6f5' };
const paleOrangeBall = { body: '#f8d5a4', shade: '#eabd80', light: '#fef1dc' };

const yellowIon = { body: c.yellow, light: '#fffbd6' };
const redIon = { body: c.red, light: '#fbc9d0' };

/** Pictures of drawn things: cells, crystals, nerves, drops, plasma, batteries. */
export const objectPictures = [
  landscape('cells', (size) =>
    cells({
      ...size,
      seed: 11,
      count: 78,
      colours: {
        gap: c.fir,
        rim: '#f2f7de',
        bodies: ['#e6efc4', '#cfe08f', '#cfe08f', '#c3d976', c.green],
        nucleus: c.moss,
        core: '#2f4512',
      },
    }),
  ),
  landscape('shards', (size) =>
    shards({
      ...size,
      seed: 64,
      count: 70,
      gap: 3,
      ground: c.deepBlue,
      colours: [
        [c.paleBlue, c.lightBlue],
        ['#c8d4f0', '#97aede'],
        [c.lightBlue, c.skyBlue],
        ['#f6f9fe', '#ccd8f2'],
        [c.skyBlue, c.midBlue],
      ],
    }),
  ),
  landscape('lattice', (size) =>
    lattice({
      ...size,
      layers: 2,
      spacing: 250,
      ground: c.cream,
      bond: ['#f0d9b4', '#c99a5a'],
      kinds: [
        { large: paleOrangeBall, small: paleBlueBall },
        { large: orangeBall, small: blueBall },
      ],
    }),
  ),
  landscape('network-nerves', (size) =>
    nerves({
      ...size,
      seed: 38,
      ground: c.blush,
      list: [
        {
          at: [0.84, 0.06],
          size: 44,
          colour: '#efb3bd',
          core: { light: c.blush, dark: c.red },
          arms: 6,
          turn: 0.5,
          depth: 4,
        },
        {
          at: [0.1, 0.92],
          size: 44,
          colour: '#b7c5e4',
          core: { light: c.blush, dark: c.midBlue },
          arms: 6,
          turn: 0.2,
          depth: 4,
        },
        {
          at: [0.7, 0.66],
          size: 66,
          colour: c.crimson,
          core: { light: '#f7c6cd', dark: c.wine },
          arms: 6,
          turn: 0.3,
          depth: 5,
        },
        {
          at: [0.3, 0.36],
          size: 74,
          colour: c.deepBlue,
          core: { light: c.lightBlue, dark: c.footer },
          arms: 6,
          turn: 0.1,
          depth: 5,
        },
      ],
    }),
  ),
  landscape('droplets', (size) =>
    droplets({
      ...size,
      seed: 16,
      gap: 9,
      ground: '#5d8fc4',
      sizes: [
        { radius: 170, count: 4 },
        { radius: 100, count: 11 },
        { radius: 56, count: 34 },
        { radius: 30, count: 90 },
        { radius: 15, count: 190 },
        { radius: 8, count: 260 },
      ],
      tones: [
        { cast: '#3f74ab', body: '#a9c4ea', deep: '#86a9dc', rim: '#dfe9fa', light: c.white },
        { cast: '#3f74ab', body: '#c4d6f2', deep: '#a3bde8', rim: '#f1f6fe', light: c.white },
        { cast: '#3f74ab', body: '#8db1e0', deep: '#6f9ad2', rim: '#cfdff6', light: c.white },
      ],
    }),
  ),
  landscape('plasma', (size) =>
    plasma({
      ...size,
      ground: c.paleViolet,
      centre: [0.5, 0.5],
      radius: 0.29,
      colours: [
        '#ddc8e3',
        '#c9a6d1',
        c.violet,
        '#8f5fa1',
        c.plum,
        '#542d68',
        c.aubergine,
        '#7a3568',
        c.red,
        c.orange,
        c.yellow,
      ],
      lines: { count: 1, colour: c.white, opacity: 0.28 },
      outside: { count: 9, gap: 0.13, colour: '#d3bbdb', thinner: 0.2 },
    }),
  ),
  landscape('battery-layers', (size) =>
    batteryLayers({
      ...size,
      seed: 13,
      ground: c.paleYellow,
      backdrop: (width, height) => circle(width * 0.5, height * 0.47, height * 0.42, '#fdf0a0'),
      at: [0.5, 0.79],
      half: 470,
      layers: [
        { rise: 0, thick: 34, tones: { top: '#dd9a50', left: '#b5722c', right: '#94591d' } },
        {
          rise: 84,
          thick: 46,
          tones: { top: '#3b4d5e', left: '#26384a', right: c.ink },
          grain: { rows: 9, radius: 19, filled: 0.62, colours: [yellowIon] },
        },
        {
          rise: 164,
          thick: 58,
          tones: { top: c.paleBlue, left: '#b9c8e8', right: '#9db1dc' },
          grain: { rows: 6, radius: 19, filled: 0.3, lift: 46, colours: [yellowIon] },
        },
        {
          rise: 164,
          thick: 46,
          tones: { top: c.midBlue, left: c.blue, right: c.deepBlue },
          grain: { rows: 9, radius: 19, filled: 0.34, colours: [yellowIon, redIon] },
        },
        { rise: 164, thick: 30, tones: { top: '#d6dde6', left: '#aab6c4', right: '#8b99a9' } },
      ],
    }),
  ),
  landscape('membrane', (size) =>
    membrane({
      ...size,
      seed: 29,
      ground: '#f4f8e6',
      inside: '#e2edc0',
      layers: [
        {
          level: 0.5,
          bend: 0.13,
          head: 36,
          tail: 146,
          channels: true,
          tones: { head: c.leaf, light: '#dbe9ad', tail: '#bfd37c' },
        },
      ],
      channels: {
        at: [0.3, 0.735],
        wide: 128,
        tones: { left: c.deepBlue, right: c.midBlue },
      },
      ions: [
        { at: [0.3, 0.11], radius: 27, tone: redIon },
        { at: [0.36, 0.2], radius: 21, tone: redIon },
        { at: [0.22, 0.21], radius: 23, tone: redIon },
        { at: [0.47, 0.1], radius: 18, tone: redIon },
        { at: [0.62, 0.16], radius: 22, tone: redIon },
        { at: [0.72, 0.075], radius: 26, tone: redIon },
        { at: [0.89, 0.13], radius: 19, tone: redIon },
        { at: [0.7, 0.83], radius: 22, tone: redIon },
        { at: [0.24, 0.9], radius: 20, tone: redIon },
      ],
    }),
  ),
];
