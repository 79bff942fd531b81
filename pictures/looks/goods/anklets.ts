import type { Looks } from '../goods-look.ts';

export const ANKLETS: Looks = {
  'ghungroo-mesh-payal-pair': {
    look: { kind: 'anklet', style: 'ghungroo', count: 2, finish: 'silver' },
  },
  'stone-line-anklets-pair': {
    look: {
      kind: 'anklet',
      style: 'stones',
      count: 2,
      finish: 'high-gold',
      stones: { make: 'ad', main: 'ruby', second: 'white' },
    },
  },
  'oxidised-kairi-ghungroo-payal': {
    look: {
      kind: 'anklet',
      style: 'motifs',
      motif: 'paisley',
      count: 2,
      finish: 'oxidised',
      fringe: 'ghungroo',
    },
    ground: 'wood',
  },
  'layered-swag-anklet-single': {
    look: { kind: 'anklet', style: 'layered', count: 1, finish: 'rose-gold', fringe: 'none' },
  },
  'kala-dora-bead-anklet': {
    look: { kind: 'anklet', style: 'beads', count: 1, finish: 'silver', beads: 'black' },
  },
  'covering-wheat-chain-kolusu': {
    look: { kind: 'anklet', style: 'chain', count: 2, finish: 'one-gram' },
  },
  'meena-phool-payal-pearl-drops': {
    look: {
      kind: 'anklet',
      style: 'motifs',
      motif: 'flower',
      count: 2,
      finish: 'one-gram',
      fringe: 'bead-drops',
      beads: 'pearl-white',
      enamel: ['pink', 'white', 'green'],
    },
    ground: 'marigold',
  },
  'bridal-hamsa-pattilu': {
    look: {
      kind: 'anklet',
      style: 'motifs',
      motif: 'swan',
      count: 2,
      finish: 'antique',
      fringe: 'gold-drops',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    },
  },
  'ad-drop-anklets-rhodium': {
    look: {
      kind: 'anklet',
      style: 'stones',
      count: 2,
      finish: 'rhodium',
      fringe: 'stone-drops',
      stones: { make: 'ad', main: 'white', second: 'white' },
    },
  },
};
