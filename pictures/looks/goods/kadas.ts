import type { Looks } from '../goods-look.ts';

export const KADAS: Looks = {
  'meenakari-mor-kada-pair': {
    look: {
      kind: 'kada',
      style: 'enamel',
      motif: 'peacock',
      count: 2,
      openable: true,
      width: 16,
      finish: 'one-gram',
      enamel: ['red', 'white', 'green'],
    },
    ground: 'brass-plate',
  },
  'mayur-mukh-carved-kada': {
    look: { kind: 'kada', style: 'carved', motif: 'leaf', heads: 'peacock', width: 14, finish: 'antique' },
    film: true,
  },
  'polki-look-bridal-kada-pair': {
    look: {
      kind: 'kada',
      style: 'stones',
      count: 2,
      openable: true,
      width: 22,
      finish: 'high-gold',
      stones: { make: 'polki', main: 'white', second: 'white', cut: 'oval' },
    },
    ground: 'velvet',
  },
  'ad-square-stone-openable-kada': {
    look: {
      kind: 'kada',
      style: 'stones',
      openable: true,
      width: 12,
      finish: 'rhodium',
      stones: { make: 'ad', main: 'white', second: 'white', cut: 'square' },
    },
  },
  'lakshmi-nakshi-broad-kada': {
    look: {
      kind: 'kada',
      style: 'motifs',
      motif: 'lakshmi',
      width: 20,
      finish: 'matte',
      stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    },
  },
  'padma-mukh-bala-pair': {
    look: { kind: 'kada', style: 'plain', heads: 'lotus', count: 2, width: 10, finish: 'one-gram' },
  },
  'mens-twisted-two-tone-kada': {
    look: {
      kind: 'kada',
      style: 'twisted',
      heads: 'ball',
      width: 9,
      finish: 'silver',
      secondFinish: 'high-gold',
    },
  },
  'plain-steel-kada': {
    look: { kind: 'kada', style: 'plain', width: 8, finish: 'silver' },
  },
  'tarakasi-filigree-cuff-kada': {
    look: { kind: 'kada', style: 'filigree', width: 26, finish: 'silver' },
    ground: 'stone',
  },
};
