import type { Looks } from '../goods-look.ts';

export const DANGLERS: Looks = {
  'ad-pear-dangler': {
    look: {
      kind: 'drop',
      top: 'stone',
      style: 'pear',
      finish: 'rhodium',
      stones: { make: 'ad', main: 'emerald', second: 'white' },
      length: 42,
    },
  },
  'kundan-phool-ladi': {
    look: {
      kind: 'drop',
      top: 'stone',
      style: 'tiers',
      motif: 'flower',
      finish: 'one-gram',
      stones: { make: 'kundan', main: 'pink', second: 'white' },
      fringe: 'bead-drops',
      beads: 'pearl-white',
      length: 72,
    },
    ground: 'marigold',
  },
  'shikhar-tassel-dangler': {
    look: { kind: 'drop', top: 'hook', style: 'chains', motif: 'gopuram', finish: 'oxidised', length: 76 },
  },
  'ad-line-dangler': {
    look: {
      kind: 'drop',
      top: 'stone',
      style: 'line',
      finish: 'rose-gold',
      stones: { make: 'ad', main: 'white', cut: 'pear' },
      length: 50,
    },
  },
  'haathi-ring-dangler': {
    look: {
      kind: 'drop',
      top: 'hook',
      style: 'hoop',
      motif: 'elephant',
      finish: 'silver',
      fringe: 'ghungroo',
      length: 60,
    },
  },
  'patang-enamel-dangler': {
    look: {
      kind: 'drop',
      top: 'ball',
      style: 'kite',
      finish: 'black',
      enamel: ['yellow', 'red'],
      fringe: 'bead-drops',
      beads: 'yellow',
      length: 56,
    },
  },
  'glass-bead-ladder': {
    look: { kind: 'drop', top: 'hook', style: 'beads', finish: 'high-gold', beads: 'emerald', length: 52 },
  },
  'patra-leaf-dangler': {
    look: { kind: 'drop', top: 'disc', style: 'tiers', motif: 'leaf', finish: 'silver', length: 32 },
  },
  'lotus-moti-tassel': {
    look: {
      kind: 'drop',
      top: 'flower',
      style: 'chains',
      motif: 'lotus',
      finish: 'antique',
      stones: { make: 'kemp', main: 'ruby', second: 'white' },
      beads: 'pearl-cream',
      length: 66,
    },
  },
};
