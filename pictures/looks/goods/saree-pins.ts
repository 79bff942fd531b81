import type { Looks } from '../goods-look.ts';

export const SAREE_PINS_MORE: Looks = {
  'ad-ribbon-bow-brooch': {
    look: {
      kind: 'saree-pin',
      motif: 'bow',
      width: 52,
      finish: 'rhodium',
      stones: { make: 'ad', main: 'sapphire', second: 'white' },
    },
  },
  'blossom-spray-saree-pin': {
    look: {
      kind: 'saree-pin',
      motif: 'spray',
      width: 62,
      finish: 'rose-gold',
      beads: 'pearl-white',
      stones: { make: 'crystal', main: 'pink', second: 'white' },
    },
  },
  'gaja-elephant-saree-pin': {
    look: {
      kind: 'saree-pin',
      motif: 'elephant',
      width: 44,
      finish: 'antique',
      fringe: 'gold-drops',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    },
  },
  'rajhans-enamel-pin': {
    look: { kind: 'saree-pin', motif: 'swan', width: 40, finish: 'one-gram', enamel: ['white', 'pink'] },
  },
  'tarakasi-leaf-pallu-pin': {
    look: { kind: 'saree-pin', motif: 'leaf', width: 26, finish: 'silver' },
  },
  'kairi-kundan-pallu-pin': {
    look: {
      kind: 'saree-pin',
      motif: 'paisley',
      width: 38,
      finish: 'high-gold',
      fringe: 'bead-drops',
      beads: 'green',
      stones: { make: 'kundan', main: 'green', second: 'white' },
    },
  },
};
