import type { Looks } from '../goods-look.ts';

export const RINGS: Looks = {
  'ad-cocktail-ring': {
    look: {
      kind: 'finger-ring',
      style: 'cocktail',
      band: 'stones',
      width: 17,
      finish: 'rhodium',
      stones: { make: 'ad', main: 'white', second: 'white', cut: 'oval' },
    },
    ground: 'stone',
  },
  'kundan-adjustable-ring': {
    look: {
      kind: 'finger-ring',
      style: 'flower',
      band: 'split',
      width: 30,
      beads: 'pearl-white',
      finish: 'one-gram',
      stones: { make: 'kundan', main: 'ruby', second: 'white' },
    },
  },
  'antique-lakshmi-coin-ring': {
    look: { kind: 'finger-ring', style: 'coin', band: 'open', width: 16, finish: 'antique' },
  },
  'navratna-style-ring': {
    look: {
      kind: 'finger-ring',
      style: 'navratna',
      band: 'carved',
      width: 16,
      finish: 'one-gram',
      stones: { make: 'crystal', main: 'ruby' },
    },
  },
  'oxidised-peacock-stone-ring': {
    look: {
      kind: 'finger-ring',
      style: 'motif',
      motif: 'peacock',
      band: 'open',
      width: 24,
      finish: 'oxidised',
      stones: { make: 'crystal', main: 'blue', second: 'turquoise' },
    },
  },
  'rose-halo-oval-ring': {
    look: {
      kind: 'finger-ring',
      style: 'halo',
      band: 'stones',
      width: 12,
      finish: 'rose-gold',
      stones: { make: 'ad', main: 'pink', second: 'white', cut: 'oval' },
    },
    ground: 'velvet',
    film: true,
  },
  'polki-look-sunburst-ring': {
    look: {
      kind: 'finger-ring',
      style: 'cocktail',
      band: 'split',
      width: 28,
      finish: 'one-gram',
      stones: { make: 'polki', main: 'white', second: 'white', cut: 'round' },
    },
  },
  'meena-kamal-ring': {
    look: {
      kind: 'finger-ring',
      style: 'motif',
      motif: 'lotus',
      band: 'split',
      width: 22,
      finish: 'one-gram',
      enamel: ['pink', 'white', 'green'],
    },
    ground: 'banana-leaf',
  },
  'twisted-wire-flower-ring': {
    look: { kind: 'finger-ring', style: 'flower', band: 'twisted', width: 18, finish: 'silver' },
  },
};
