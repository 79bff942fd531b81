import type { Looks } from '../goods-look.ts';

export const TOE_RINGS: Looks = {
  'cut-work-metti-pair': {
    look: { kind: 'toe-ring', style: 'band', finish: 'silver' },
  },
  'antique-flower-bichhiya': {
    look: { kind: 'toe-ring', style: 'flower', finish: 'antique' },
  },
  'laal-nag-bichhiya-pair': {
    look: {
      kind: 'toe-ring',
      style: 'stone',
      finish: 'silver',
      stones: { make: 'crystal', main: 'red', cut: 'oval' },
    },
  },
  'three-round-coil-metti': {
    look: { kind: 'toe-ring', style: 'spiral', finish: 'one-gram' },
  },
  'meena-mor-bichhiya': {
    look: {
      kind: 'toe-ring',
      style: 'motif',
      motif: 'peacock',
      finish: 'silver',
      enamel: ['blue', 'green', 'turquoise'],
    },
  },
  'ghungroo-bichhiya-pair': {
    look: { kind: 'toe-ring', style: 'ghungroo', finish: 'oxidised' },
  },
  'ad-cluster-toe-rings': {
    look: {
      kind: 'toe-ring',
      style: 'flower',
      finish: 'rhodium',
      stones: { make: 'ad', main: 'white', second: 'white' },
    },
  },
};
