import type { Looks } from '../goods-look.ts';

export const CHAINS: Looks = {
  'kavitha-rope-chain': {
    look: { kind: 'chain', link: 'rope', width: 3, inches: 22, finish: 'one-gram' },
  },
  'bead-station-chain': {
    look: {
      kind: 'chain',
      link: 'cable',
      width: 2.4,
      inches: 24,
      finish: 'high-gold',
      beads: 'turquoise',
      beadEvery: 24,
    },
    ground: 'stone',
  },
  'steel-snake-chain': {
    look: { kind: 'chain', link: 'snake', width: 2, inches: 18, finish: 'silver' },
  },
  'godhumai-wheat-chain': {
    look: { kind: 'chain', link: 'wheat', width: 3.8, inches: 20, finish: 'one-gram' },
  },
};
