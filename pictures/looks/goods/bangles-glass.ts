import type { Looks } from '../goods-look.ts';

export const GLASS_BANGLES: Looks = {
  'firozabad-glass-chudi-dozen': {
    look: { kind: 'bangles', style: 'glass', count: 12, width: 3.6, finish: 'one-gram', beads: 'green' },
    ground: 'marigold',
  },
  'silver-dot-glass-bangles-set-of-6': {
    look: { kind: 'bangles', style: 'glass', count: 6, width: 5.4, finish: 'rhodium', beads: 'purple' },
  },
  'shell-pearl-bead-bangle-pair': {
    look: { kind: 'bangles', style: 'beads', count: 2, width: 5, finish: 'high-gold', beads: 'pearl-cream' },
  },
  'shakha-pola-look-bangles-set-of-4': {
    look: {
      kind: 'bangles',
      style: 'enamel',
      count: 4,
      width: 5.5,
      finish: 'one-gram',
      enamel: ['white', 'red'],
    },
  },
  'palakka-leaf-bangle': {
    look: {
      kind: 'bangles',
      style: 'motifs',
      motif: 'leaf',
      count: 1,
      width: 7,
      finish: 'one-gram',
      enamel: ['green'],
    },
  },
  'kemp-line-bangles-set-of-3': {
    look: {
      kind: 'bangles',
      style: 'stones',
      count: 3,
      width: 5,
      finish: 'antique',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    },
    ground: 'silk',
  },
  'oxidised-grain-stack-of-10': {
    look: { kind: 'bangles', style: 'granules', count: 10, width: 2.8, finish: 'oxidised' },
  },
  'rose-slim-ad-bangle-single': {
    look: {
      kind: 'bangles',
      style: 'stones',
      count: 1,
      width: 3.6,
      finish: 'rose-gold',
      stones: { make: 'ad', main: 'white', second: 'white' },
    },
  },
};
