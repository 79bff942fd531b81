import type { Looks } from '../goods-look.ts';

export const WATCHES: Looks = {
  'rose-gold-bracelet-watch': {
    look: {
      kind: 'watch',
      band: 'bracelet',
      finish: 'rose-gold',
      dial: 'mother-of-pearl',
      bezel: 'stones',
      markers: 'stones',
      width: 28,
    },
    ground: 'wood',
  },
  'ad-kada-watch': {
    look: {
      kind: 'watch',
      band: 'kada',
      shape: 'round',
      finish: 'one-gram',
      dial: 'champagne',
      bezel: 'stones',
      markers: 'dots',
      width: 22,
      stones: { make: 'ad', main: 'white', second: 'white' },
    },
  },
  'slim-strap-watch': {
    look: {
      kind: 'watch',
      band: 'strap',
      finish: 'one-gram',
      dial: 'ivory',
      markers: 'roman',
      width: 30,
      strap: 'maroon',
    },
  },
};

export const SAREE_PINS: Looks = {
  'peacock-saree-pin': {
    look: {
      kind: 'saree-pin',
      motif: 'peacock',
      finish: 'antique',
      width: 60,
      enamel: ['blue', 'green', 'turquoise'],
      fringe: 'bead-drops',
      beads: 'pearl-white',
    },
  },
  'pearl-flower-saree-pin': {
    look: {
      kind: 'saree-pin',
      motif: 'flower',
      width: 42,
      finish: 'high-gold',
      beads: 'pearl-white',
      stones: { make: 'ad', main: 'white', second: 'white' },
    },
  },
};
