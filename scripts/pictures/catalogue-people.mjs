import { portrait as format } from './formats.mjs';
import { colour as c } from './palette.mjs';
import { portrait } from './portrait.mjs';

const skins = {
  fair: { light: '#f7e3d6', middle: '#e6c3ab', dark: '#cc9d7d' },
  rosy: { light: '#f5d9c6', middle: '#e0b497', dark: '#bf8a68' },
  olive: { light: '#e7c9a6', middle: '#cfa77c', dark: '#a97d53' },
  tan: { light: '#cb9a72', middle: '#a67350', dark: '#7d5037' },
  brown: { light: '#935f42', middle: '#754832', dark: '#4f2e20' },
};

const black = { light: '#2f2d38', dark: '#17161c' };
const brunette = { light: '#43342f', dark: '#2a201d' };
const chestnut = { light: '#9c673b', dark: '#7b4b29' };
const grey = { light: '#d6cdc4', dark: '#b5a99d', brows: '#8d8177' };
const blond = { light: '#d29a55', dark: '#ab7838', brows: '#8a5d28' };
const ginger = { light: '#c86f3c', dark: '#9c4d25' };

const people = {
  torsen: {
    ground: c.blush,
    disc: '#f5bec8',
    skin: skins.tan,
    hair: { style: 'bun', ...black },
    top: { light: '#205d90', dark: c.deepBlue },
    glasses: { shape: 'square', tone: c.deepBlue },
  },
  obermoor: {
    ground: '#fdf0dc',
    disc: '#fbd9a5',
    skin: skins.brown,
    hair: { style: 'curls', ...black },
    top: { light: '#b84a5e', dark: '#8e2f42' },
  },
  kruewitz: {
    ground: '#edf3d8',
    disc: '#d8e8a6',
    skin: skins.rosy,
    hair: { style: 'side', ...grey },
    top: { light: '#56643f', dark: '#39442a' },
    collar: { shape: 'shirt', tone: '#f4f7e6' },
    glasses: { shape: 'square', tone: '#39442a' },
  },
  auenhoff: {
    ground: '#dfe6f5',
    disc: '#c8d3f0',
    skin: skins.fair,
    hair: { style: 'bob', ...chestnut },
    top: { light: '#205d90', dark: c.deepBlue },
    collar: { shape: 'roll', tone: '#5f92c4' },
  },
  thalbeck: {
    ground: c.paleViolet,
    disc: '#dcc3e2',
    skin: skins.rosy,
    hair: { style: 'short', ...brunette },
    beard: 'full',
    top: { light: '#6d4579', dark: '#4c2a55' },
  },
  moewenfeld: {
    ground: '#e6edf9',
    disc: '#cad5f2',
    skin: skins.fair,
    hair: { style: 'greyBob', ...grey },
    top: { light: '#7d6154', dark: '#5b4538' },
    glasses: { shape: 'round', tone: '#5b4538' },
    collar: { shape: 'roll', tone: '#e9d3ab' },
  },
  'lindqvist-aal': {
    ground: c.mist,
    disc: '#d5dbe5',
    skin: skins.olive,
    hair: { style: 'short', ...black },
    top: { light: '#205d90', dark: c.deepBlue },
    collar: { shape: 'shirt', tone: '#ffffff' },
  },
  wolkenstein: {
    ground: '#fef8d6',
    disc: '#fbf0a0',
    skin: skins.fair,
    hair: { style: 'long', ...blond },
    top: { light: '#4b7d6c', dark: '#2f5c4e' },
  },
  sahlmann: {
    ground: '#e3f0ea',
    disc: '#bcdccd',
    skin: skins.olive,
    hair: { style: 'scarf', light: '#3f8790', dark: c.teal, brows: '#2a201d' },
    top: { light: '#33506b', dark: '#20374d' },
    collar: { shape: 'drape', tone: '#3f8790' },
  },
  brandis: {
    ground: '#fde9e0',
    disc: '#f8c9b2',
    skin: skins.rosy,
    hair: { style: 'bald', ...ginger },
    beard: 'short',
    top: { light: '#41566b', dark: '#2b3c4d' },
    collar: { shape: 'roll', tone: '#5d7690' },
    glasses: { shape: 'round', tone: '#2b3c4d' },
  },
  iwersen: {
    ground: '#ece8f6',
    disc: '#cfc5e8',
    skin: skins.brown,
    hair: { style: 'short', ...black },
    beard: 'short',
    top: { light: '#e0a24a', dark: '#b97a28' },
    collar: { shape: 'shirt', tone: '#fff4e3' },
  },
  falkenrehder: {
    ground: '#fdf0f2',
    disc: '#f3c6d2',
    skin: skins.rosy,
    hair: { style: 'tail', ...ginger },
    top: { light: '#3d6f78', dark: '#28525a' },
  },
};

/** Drawn portraits of the people of the centre. */
export const peoplePictures = Object.entries(people).map(([name, look]) =>
  format(`portrait-${name}`, (size) => portrait({ ...size, ...look })),
);
