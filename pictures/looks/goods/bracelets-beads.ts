import type { Looks } from '../goods-look.ts';

export const BEAD_BRACELETS: Looks = {
  'big-glass-bead-bracelet': {
    look: { kind: 'bracelet', style: 'beads', width: 9, finish: 'silver', beads: 'blue' },
  },
  'mangalsutra-hand-bracelet': {
    look: { kind: 'bracelet', style: 'beads', width: 4, finish: 'one-gram', beads: 'black' },
  },
};
