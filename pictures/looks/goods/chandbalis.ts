import type { Looks } from '../goods-look.ts';

export const CHANDBALIS: Looks = {
  'kundan-flower-chandbali': {
    look: {
      kind: 'chandbali',
      top: 'flower',
      work: 'stones',
      inner: 'flower',
      finish: 'one-gram',
      stones: { make: 'kundan', main: 'emerald', second: 'white' },
      fringe: 'bead-drops',
      beads: 'pearl-white',
      width: 36,
    },
    ground: 'velvet',
  },
  'mayil-temple-chandbali': {
    look: {
      kind: 'chandbali',
      top: 'lotus',
      work: 'carved',
      inner: 'peacock',
      finish: 'antique',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
      fringe: 'gold-drops',
      width: 40,
    },
    ground: 'banana-leaf',
  },
  'meenakari-jhumki-chandbali': {
    look: {
      kind: 'chandbali',
      top: 'disc',
      work: 'enamel',
      inner: 'jhumki',
      finish: 'high-gold',
      enamel: ['blue', 'pink', 'white'],
      fringe: 'bead-drops',
      beads: 'pearl-white',
      width: 38,
    },
  },
  'moti-chandbali': {
    look: {
      kind: 'chandbali',
      top: 'stone',
      work: 'beads',
      inner: 'stone',
      finish: 'high-gold',
      stones: { make: 'crystal', main: 'white', second: 'white' },
      fringe: 'double-bead-drops',
      beads: 'pearl-white',
      width: 34,
    },
    ground: 'stone',
  },
  'ad-crescent-chandbali': {
    look: {
      kind: 'chandbali',
      top: 'stone',
      work: 'stones',
      inner: 'none',
      finish: 'rhodium',
      stones: { make: 'ad', main: 'white', second: 'white', cut: 'pear' },
      fringe: 'stone-drops',
      width: 32,
    },
  },
  'hyderabadi-polki-chandbali': {
    look: {
      kind: 'chandbali',
      top: 'peacock',
      work: 'stones',
      inner: 'stone',
      finish: 'matte',
      stones: { make: 'polki', main: 'white', second: 'white' },
      beads: 'emerald',
      fringe: 'double-bead-drops',
      width: 48,
    },
    ground: 'silk',
  },
};
