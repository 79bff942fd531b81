import type { Looks } from '../goods-look.ts';

export const PENDANTS: Looks = {
  'ad-heart-outline-pendant': {
    look: {
      kind: 'pendant',
      motif: 'heart',
      finish: 'rose-gold',
      stones: { make: 'ad', main: 'white', second: 'white' },
      height: 20,
      chain: 'cable',
    },
    ground: 'velvet',
  },
  'octagon-stone-pendant': {
    look: {
      kind: 'pendant',
      motif: 'solitaire',
      finish: 'rhodium',
      stones: { make: 'ad', main: 'emerald', second: 'white', cut: 'octagon' },
      height: 24,
      chain: 'box',
    },
  },
  'mina-flower-oval-dollar': {
    look: {
      kind: 'pendant',
      motif: 'locket',
      finish: 'high-gold',
      enamel: ['red', 'white'],
      height: 28,
      chain: 'curb',
    },
  },
  'coin-disc-pendant': {
    look: {
      kind: 'pendant',
      motif: 'initial-disc',
      finish: 'high-gold',
      stones: { make: 'ad', main: 'white', second: 'white' },
      height: 20,
      chain: 'snake',
    },
  },
  'drop-bar-stone-pendant': {
    look: {
      kind: 'pendant',
      motif: 'bar',
      finish: 'silver',
      stones: { make: 'crystal', main: 'black', second: 'white' },
      height: 34,
      chain: 'cable',
    },
  },
  'gopuram-rope-chain-pendant': {
    look: {
      kind: 'pendant',
      motif: 'gopuram',
      finish: 'antique',
      stones: { make: 'kemp', main: 'ruby', second: 'white' },
      height: 36,
      chain: 'rope',
      fringe: 'gold-drops',
    },
  },
  'oxidised-elephant-ball-chain-pendant': {
    look: { kind: 'pendant', motif: 'elephant', finish: 'oxidised', height: 30, chain: 'ball', fringe: 'ghungroo' },
    ground: 'wood',
  },
  'meena-swan-pendant': {
    look: {
      kind: 'pendant',
      motif: 'swan',
      finish: 'one-gram',
      enamel: ['blue', 'turquoise', 'white'],
      beads: 'pearl-white',
      height: 26,
      chain: 'wheat',
      fringe: 'bead-drops',
    },
  },
  'flower-cluster-value-pendant': {
    look: {
      kind: 'pendant',
      motif: 'cluster',
      finish: 'silver',
      stones: { make: 'ad', main: 'ruby', second: 'white' },
      height: 20,
      chain: 'curb',
    },
  },
  'konark-sun-pendant': {
    look: {
      kind: 'pendant',
      motif: 'sun',
      finish: 'silver',
      stones: { make: 'crystal', main: 'orange', second: 'orange' },
      height: 32,
      chain: 'wheat',
      fringe: 'chains',
    },
  },
};
