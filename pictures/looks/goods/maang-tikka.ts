import type { Looks } from '../goods-look.ts';

export const MAANG_TIKKAS: Looks = {
  'gol-kundan-maang-tikka': {
    look: {
      kind: 'maang-tikka',
      shape: 'round',
      string: 'beads',
      finish: 'one-gram',
      beads: 'pearl-white',
      stones: { make: 'kundan', main: 'red', second: 'white' },
    },
  },
  'chand-polki-maang-tikka': {
    look: {
      kind: 'maang-tikka',
      shape: 'chand',
      string: 'chain',
      finish: 'high-gold',
      stones: { make: 'polki', main: 'white', second: 'emerald' },
      fringe: 'bead-drops',
      beads: 'pearl-white',
      width: 32,
    },
  },
  'rajputi-borla': {
    look: {
      kind: 'maang-tikka',
      shape: 'borla',
      string: 'beads',
      finish: 'antique',
      beads: 'red',
      stones: { make: 'kundan', main: 'red', second: 'green' },
      fringe: 'none',
      width: 32,
    },
    ground: 'wood',
  },
  'ad-pear-maang-tikka': {
    look: {
      kind: 'maang-tikka',
      shape: 'pear',
      string: 'stones',
      finish: 'rhodium',
      stones: { make: 'ad', main: 'white', second: 'white' },
      fringe: 'stone-drops',
      width: 22,
    },
  },
  'lakshmi-nethi-chutti': {
    look: {
      kind: 'maang-tikka',
      shape: 'lakshmi',
      string: 'chain',
      finish: 'antique',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
      fringe: 'gold-drops',
      width: 30,
    },
  },
  'kamal-meena-maang-tikka': {
    look: {
      kind: 'maang-tikka',
      shape: 'lotus',
      string: 'beads',
      finish: 'one-gram',
      enamel: ['pink', 'green', 'white'],
      beads: 'pearl-white',
      fringe: 'bead-drops',
      width: 32,
    },
  },
  'phool-tikli': {
    look: {
      kind: 'maang-tikka',
      shape: 'flower',
      string: 'chain',
      finish: 'one-gram',
      fringe: 'leaves',
      width: 24,
    },
  },
  'nizami-matha-patti': {
    look: {
      kind: 'matha-patti',
      shape: 'round',
      string: 'beads',
      finish: 'matte',
      stones: { make: 'polki', main: 'white', second: 'white' },
      beads: 'emerald',
      fringe: 'bead-drops',
      strands: 1,
    },
    ground: 'silk',
  },
  'arangetram-thala-saaman': {
    look: {
      kind: 'matha-patti',
      shape: 'flower',
      string: 'stones',
      strands: 2,
      finish: 'one-gram',
      stones: { make: 'kemp', main: 'red', second: 'green' },
      fringe: 'none',
    },
  },
  'ad-reception-matha-patti': {
    look: {
      kind: 'matha-patti',
      shape: 'pear',
      string: 'chain',
      finish: 'rhodium',
      stones: { make: 'ad', main: 'sapphire', second: 'white' },
      fringe: 'stone-drops',
    },
  },
};
