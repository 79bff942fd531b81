import type { Looks } from '../goods-look.ts';

export const ARMLETS: Looks = {
  'lotus-kemp-vanki': {
    look: {
      kind: 'armlet',
      style: 'vanki',
      motif: 'lotus',
      finish: 'antique',
      fringe: 'bead-drops',
      beads: 'pearl-cream',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    },
    ground: 'velvet',
  },
  'kundan-mor-bajuband': {
    look: {
      kind: 'armlet',
      style: 'band',
      motif: 'peacock',
      finish: 'one-gram',
      stones: { make: 'kundan', main: 'green', second: 'white' },
    },
  },
  'oxidised-coil-armlet': {
    look: { kind: 'armlet', style: 'coil', finish: 'oxidised' },
  },
  'lakshmi-leaf-vanki': {
    look: { kind: 'armlet', style: 'vanki', motif: 'lakshmi', finish: 'matte', fringe: 'leaves' },
  },
  'ad-flower-arm-cuff': {
    look: {
      kind: 'armlet',
      style: 'band',
      motif: 'flower',
      finish: 'rhodium',
      stones: { make: 'ad', main: 'white', second: 'white' },
    },
  },
};
