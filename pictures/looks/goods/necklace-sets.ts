import type { Looks } from '../goods-look.ts';

export const NECKLACE_SETS: Looks = {
  'lakshmi-kasu-temple-necklace-set': {
    look: {
      kind: 'set',
      neck: {
        kind: 'haram',
        style: 'kasu',
        finish: 'antique',
        pendant: 'lakshmi',
        fringe: 'none',
        stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
      },
      ears: {
        kind: 'jhumka',
        top: 'lakshmi',
        work: 'petals',
        dome: 'half',
        finish: 'antique',
        fringe: 'gold-drops',
        stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
      },
    },
    ground: 'brass-plate',
  },
  'kundan-choker-set-pearl-drops': {
    look: {
      kind: 'set',
      neck: {
        kind: 'choker',
        style: 'panels',
        finish: 'one-gram',
        fringe: 'bead-drops',
        beads: 'pearl-white',
        stones: { make: 'kundan', main: 'emerald', second: 'white' },
      },
      ears: {
        kind: 'jhumka',
        top: 'flower',
        work: 'stones',
        dome: 'half',
        finish: 'one-gram',
        fringe: 'bead-drops',
        beads: 'pearl-white',
        stones: { make: 'kundan', main: 'emerald', second: 'white' },
      },
    },
    ground: 'velvet',
  },
  'ad-line-necklace-set-rhodium': {
    look: {
      kind: 'set',
      neck: {
        kind: 'necklace',
        style: 'line',
        rows: 2,
        finish: 'rhodium',
        stones: { make: 'ad', main: 'white', second: 'white', cut: 'pear' },
      },
      ears: {
        kind: 'drop',
        top: 'stone',
        style: 'pear',
        length: 34,
        finish: 'rhodium',
        stones: { make: 'ad', main: 'white', second: 'white', cut: 'pear' },
      },
    },
  },
  'guttapusalu-pearl-fringe-set': {
    look: {
      kind: 'set',
      neck: {
        kind: 'haram',
        style: 'guttapusalu',
        finish: 'antique',
        motif: 'paisley',
        pendant: 'peacock',
        beads: 'pearl-cream',
        stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
      },
      ears: {
        kind: 'jhumka',
        top: 'peacock',
        work: 'stones',
        dome: 'bell',
        finish: 'antique',
        fringe: 'double-bead-drops',
        beads: 'pearl-cream',
        stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
      },
    },
    ground: 'silk',
  },
  'oxidised-peacock-long-necklace': {
    look: {
      kind: 'haram',
      style: 'chain',
      finish: 'oxidised',
      motif: 'geometric',
      pendant: 'peacock',
      fringe: 'none',
      beads: 'pearl-grey',
    },
  },
  'meenakari-lotus-layered-set': {
    look: {
      kind: 'set',
      neck: {
        kind: 'haram',
        style: 'beads',
        layers: 2,
        finish: 'one-gram',
        motif: 'lotus',
        pendant: 'lotus',
        beads: 'pearl-white',
        fringe: 'none',
        enamel: ['pink', 'green', 'white'],
      },
      ears: {
        kind: 'jhumka',
        top: 'lotus',
        work: 'enamel',
        dome: 'umbrella',
        finish: 'one-gram',
        fringe: 'bead-drops',
        beads: 'pearl-white',
        enamel: ['pink', 'green', 'white'],
      },
    },
  },
};
