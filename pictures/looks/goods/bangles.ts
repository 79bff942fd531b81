import type { Looks } from '../goods-look.ts';

export const BANGLES: Looks = {
  'ad-stone-bangle-pair': {
    look: {
      kind: 'bangles',
      style: 'stones',
      count: 2,
      width: 6,
      finish: 'high-gold',
      stones: { make: 'ad', main: 'white', second: 'white' },
    },
  },
  'plain-one-gram-bangles-set-of-4': {
    look: { kind: 'bangles', style: 'plain', count: 4, finish: 'one-gram' },
  },
  'kundan-openable-kada-pair': {
    look: {
      kind: 'kada',
      style: 'kundan',
      count: 2,
      width: 22,
      openable: true,
      finish: 'one-gram',
      stones: { make: 'kundan', main: 'green', second: 'white' },
    },
    ground: 'silk',
  },
  'meenakari-bangle-set-of-6': {
    look: {
      kind: 'bangles',
      style: 'enamel',
      count: 6,
      width: 4,
      finish: 'one-gram',
      enamel: ['pink', 'white', 'green'],
    },
  },
  'oxidised-carved-kada': {
    look: { kind: 'kada', style: 'carved', motif: 'leaf', heads: 'none', width: 26, finish: 'oxidised' },
  },
  'covering-rope-bangles-set-of-4': {
    look: { kind: 'bangles', style: 'twisted', count: 4, width: 3.4, finish: 'one-gram' },
  },
  'lakshmi-coin-bangle-pair-antique': {
    look: { kind: 'bangles', style: 'motifs', motif: 'lakshmi', count: 2, width: 9, finish: 'antique' },
    ground: 'banana-leaf',
  },
  'nakshi-leaf-matte-bangle-pair': {
    look: { kind: 'bangles', style: 'carved', motif: 'leaf', count: 2, width: 8, finish: 'matte' },
  },
  'two-tone-granule-bangles-set-of-6': {
    look: {
      kind: 'bangles',
      style: 'granules',
      count: 6,
      width: 4,
      finish: 'high-gold',
      secondFinish: 'rhodium',
    },
  },
};
