import type { Stones } from '../material.ts';
import type { Looks } from '../goods-look.ts';

const ROSE: Stones = { make: 'ad', main: 'pink', second: 'white' };
const GARDEN: Stones = { make: 'crystal', main: 'mint', second: 'white' };
const SURYA: Stones = { make: 'ad', main: 'ruby', second: 'white' };
const MOTI: Stones = { make: 'kundan', main: 'ruby', second: 'white' };
const LEAF: Stones = { make: 'kemp', main: 'green', second: 'red' };

export const LIGHT_NECKLACE_SETS: Looks = {
  'rose-flower-pendant-set': {
    look: {
      kind: 'set',
      neck: { kind: 'pendant', motif: 'flower', finish: 'rose-gold', stones: ROSE, height: 26, chain: 'cable' },
      ears: { kind: 'stud', shape: 'flower', width: 13, finish: 'rose-gold', stones: ROSE },
    },
  },
  'matte-peacock-garland-set': {
    look: {
      kind: 'set',
      neck: {
        kind: 'necklace',
        style: 'medallions',
        motif: 'peacock',
        finish: 'matte',
        stones: LEAF,
        fringe: 'gold-drops',
      },
      ears: {
        kind: 'drop',
        top: 'stone',
        style: 'tiers',
        motif: 'peacock',
        length: 62,
        finish: 'matte',
        stones: LEAF,
        fringe: 'gold-drops',
      },
    },
  },
  'pastel-garden-cluster-set': {
    look: {
      kind: 'set',
      neck: { kind: 'necklace', style: 'clusters', finish: 'rose-gold', stones: GARDEN, fringe: 'none' },
      ears: { kind: 'drop', top: 'flower', style: 'pear', length: 44, finish: 'rose-gold', stones: GARDEN },
    },
    ground: 'stone',
  },
  'rajvi-star-ad-set': {
    look: {
      kind: 'set',
      neck: {
        kind: 'necklace',
        style: 'medallions',
        motif: 'star',
        finish: 'high-gold',
        stones: SURYA,
        fringe: 'stone-drops',
      },
      ears: { kind: 'drop', top: 'stone', style: 'kite', length: 50, finish: 'high-gold', stones: SURYA },
    },
  },
  'boho-elephant-bead-set': {
    look: {
      kind: 'set',
      neck: {
        kind: 'necklace',
        style: 'pendant',
        rows: 2,
        centre: 'elephant',
        finish: 'oxidised',
        beads: 'turquoise',
        fringe: 'ghungroo',
        back: 'beads',
      },
      ears: {
        kind: 'drop',
        top: 'hook',
        style: 'chains',
        motif: 'sun',
        length: 70,
        finish: 'oxidised',
        beads: 'turquoise',
      },
    },
  },
  'four-string-moti-peacock-set': {
    look: {
      kind: 'set',
      neck: {
        kind: 'necklace',
        style: 'pendant',
        rows: 4,
        centre: 'peacock',
        finish: 'one-gram',
        stones: MOTI,
        beads: 'pearl-white',
        fringe: 'bead-drops',
        back: 'beads',
      },
      ears: { kind: 'stud', shape: 'ball', width: 9, finish: 'one-gram', beads: 'pearl-white' },
    },
  },
  'haldi-marigold-enamel-set': {
    look: {
      kind: 'set',
      neck: {
        kind: 'necklace',
        style: 'medallions',
        motif: 'flower',
        finish: 'high-gold',
        enamel: ['orange', 'white'],
        fringe: 'bead-drops',
        beads: 'pearl-white',
      },
      ears: {
        kind: 'jhumka',
        top: 'flower',
        work: 'enamel',
        dome: 'bell',
        finish: 'high-gold',
        enamel: ['orange', 'white'],
        fringe: 'bead-drops',
        beads: 'pearl-white',
        width: 15,
      },
      tikka: {
        kind: 'maang-tikka',
        shape: 'flower',
        width: 18,
        string: 'beads',
        finish: 'high-gold',
        enamel: ['orange', 'white'],
        fringe: 'bead-drops',
        beads: 'pearl-white',
      },
    },
    ground: 'marigold',
  },
};
