import type { Looks } from '../goods-look.ts';

export const WAIST_BELTS: Looks = {
  'lakshmi-panel-vaddanam': {
    look: {
      kind: 'waist-belt',
      style: 'panels',
      motif: 'lakshmi',
      finish: 'antique',
      fringe: 'gold-drops',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    },
    ground: 'silk',
  },
  'kasu-coin-oddiyanam': {
    look: { kind: 'waist-belt', style: 'coins', finish: 'one-gram' },
  },
  'meena-kamal-kamarbandh': {
    look: {
      kind: 'waist-belt',
      style: 'chain',
      motif: 'lotus',
      finish: 'one-gram',
      fringe: 'bead-drops',
      beads: 'pearl-white',
      enamel: ['pink', 'green'],
    },
  },
  'oxidised-suraj-belt': {
    look: {
      kind: 'waist-belt',
      style: 'medallions',
      motif: 'sun',
      finish: 'oxidised',
      fringe: 'ghungroo',
      stones: { make: 'crystal', main: 'red', second: 'white' },
    },
  },
  'meena-mayur-vaddanam': {
    look: {
      kind: 'waist-belt',
      style: 'medallions',
      motif: 'peacock',
      finish: 'matte',
      enamel: ['blue', 'sky-blue', 'white'],
    },
  },
  'ad-flower-saree-chain-belt': {
    look: {
      kind: 'waist-belt',
      style: 'chain',
      motif: 'flower',
      finish: 'rhodium',
      fringe: 'stone-drops',
      stones: { make: 'ad', main: 'white', second: 'white' },
    },
  },
  'bharatanatyam-kemp-oddiyanam': {
    look: {
      kind: 'waist-belt',
      style: 'panels',
      motif: 'gopuram',
      finish: 'matte',
      fringe: 'bead-drops',
      beads: 'pearl-cream',
      stones: { make: 'kemp', main: 'red', second: 'green' },
    },
  },
};
