import type { Looks } from '../goods-look.ts';

export const LIGHT_CHANDBALIS: Looks = {
  'mela-oxidised-chandbali': {
    look: {
      kind: 'chandbali',
      top: 'sun',
      work: 'filigree',
      inner: 'stone',
      finish: 'oxidised',
      stones: { make: 'crystal', main: 'turquoise' },
      fringe: 'ghungroo',
      width: 44,
    },
  },
  'half-moon-office-chandbali': {
    look: {
      kind: 'chandbali',
      top: 'ball',
      work: 'stones',
      inner: 'none',
      finish: 'rose-gold',
      stones: { make: 'ad', main: 'white', second: 'white' },
      fringe: 'none',
      width: 24,
    },
  },
  'tarakasi-padma-chandbali': {
    look: {
      kind: 'chandbali',
      top: 'disc',
      work: 'filigree',
      inner: 'lotus',
      finish: 'silver',
      fringe: 'leaves',
      width: 38,
    },
  },
  'palakka-coin-chandbali': {
    look: {
      kind: 'chandbali',
      top: 'paisley',
      work: 'stones',
      inner: 'lotus',
      finish: 'one-gram',
      stones: { make: 'crystal', main: 'green', second: 'green' },
      fringe: 'coins',
      width: 34,
    },
  },
  'chaand-pasha-chandbali': {
    look: {
      kind: 'chandbali',
      top: 'swan',
      work: 'carved',
      inner: 'jhumki',
      finish: 'one-gram',
      fringe: 'leaves',
      width: 30,
    },
  },
};
