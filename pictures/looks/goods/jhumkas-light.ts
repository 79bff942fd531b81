import type { Looks } from '../goods-look.ts';

export const LIGHT_JHUMKAS: Looks = {
  'tarakasi-cone-jhumka': {
    look: {
      kind: 'jhumka',
      top: 'disc',
      work: 'filigree',
      dome: 'cone',
      finish: 'silver',
      fringe: 'leaves',
      width: 19,
    },
  },
  'garba-hook-jhumka': {
    look: {
      kind: 'jhumka',
      top: 'hook',
      work: 'carved',
      dome: 'umbrella',
      finish: 'oxidised',
      fringe: 'bead-drops',
      beads: 'red',
      width: 28,
    },
    ground: 'wood',
  },
  'paisley-enamel-jhumka': {
    look: {
      kind: 'jhumka',
      top: 'paisley',
      work: 'enamel',
      dome: 'bell',
      finish: 'high-gold',
      enamel: ['pink', 'green', 'white'],
      fringe: 'gold-drops',
      width: 24,
    },
    film: true,
  },
  'lal-sada-swan-jhumka': {
    look: {
      kind: 'jhumka',
      top: 'swan',
      work: 'enamel',
      dome: 'cone',
      finish: 'one-gram',
      enamel: ['white', 'red'],
      fringe: 'leaves',
      width: 20,
    },
  },
  'fluted-evening-jhumka': {
    look: {
      kind: 'jhumka',
      top: 'disc',
      work: 'plain',
      dome: 'bell',
      finish: 'black',
      fringe: 'bead-drops',
      beads: 'pearl-grey',
      width: 23,
    },
  },
  'kasu-coin-jhumka': {
    look: {
      kind: 'jhumka',
      top: 'lakshmi',
      work: 'granules',
      dome: 'half',
      finish: 'one-gram',
      fringe: 'coins',
      width: 26,
    },
  },
  'glass-bead-cone-jhumka': {
    look: {
      kind: 'jhumka',
      top: 'hook',
      work: 'beads',
      dome: 'cone',
      finish: 'high-gold',
      beads: 'turquoise',
      fringe: 'bead-drops',
      width: 20,
    },
  },
  'rose-chain-jhumka': {
    look: {
      kind: 'jhumka',
      top: 'stone',
      work: 'granules',
      dome: 'umbrella',
      finish: 'rose-gold',
      stones: { make: 'ad', main: 'white', cut: 'round' },
      fringe: 'chains',
      width: 18,
    },
  },
};
