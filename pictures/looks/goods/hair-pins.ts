import type { Looks } from '../goods-look.ts';

export const HAIR_PINS: Looks = {
  'kundan-phool-juda-pins': {
    look: {
      kind: 'hair-pin',
      style: 'juda',
      count: 5,
      finish: 'one-gram',
      stones: { make: 'kundan', main: 'red', second: 'white' },
    },
  },
  'crystal-patti-clip': {
    look: {
      kind: 'hair-pin',
      style: 'clip',
      motif: 'leaf',
      finish: 'rose-gold',
      stones: { make: 'crystal', main: 'pink', second: 'white' },
    },
  },
  'mayur-chiruni': {
    look: {
      kind: 'hair-pin',
      style: 'comb',
      motif: 'peacock',
      finish: 'one-gram',
      enamel: ['blue', 'green'],
      beads: 'pearl-white',
    },
    ground: 'silk',
  },
  'lakshmi-rakodi': {
    look: {
      kind: 'hair-pin',
      style: 'billa',
      motif: 'lakshmi',
      finish: 'antique',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
      fringe: 'gold-drops',
    },
  },
  'kemp-jada-billalu-set': {
    look: {
      kind: 'hair-pin',
      style: 'billa',
      motif: 'flower',
      count: 5,
      finish: 'one-gram',
      stones: { make: 'kemp', main: 'red', second: 'green' },
    },
    ground: 'marigold',
  },
  'padma-juda-pin-pair': {
    look: { kind: 'hair-pin', style: 'juda', motif: 'lotus', count: 2, finish: 'silver', fringe: 'ghungroo' },
  },
  'crystal-phool-comb': {
    look: {
      kind: 'hair-pin',
      style: 'comb',
      motif: 'flower',
      finish: 'rhodium',
      stones: { make: 'crystal', main: 'white', second: 'white' },
      beads: 'pearl-white',
    },
  },
  'surya-juda-stick': {
    look: {
      kind: 'hair-pin',
      style: 'juda',
      motif: 'sun',
      count: 1,
      finish: 'oxidised',
      stones: { make: 'crystal', main: 'red', second: 'white' },
    },
  },
};
