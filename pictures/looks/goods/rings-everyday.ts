import type { Looks } from '../goods-look.ts';

export const EVERYDAY_RINGS: Looks = {
  'single-stone-claw-ring': {
    look: {
      kind: 'finger-ring',
      style: 'solitaire',
      band: 'plain',
      width: 7,
      finish: 'rhodium',
      stones: { make: 'ad', main: 'white' },
    },
  },
  'mens-sun-signet-ring': {
    look: { kind: 'finger-ring', style: 'signet', motif: 'sun', band: 'plain', width: 14, finish: 'high-gold' },
  },
  'twisted-two-tone-band': {
    look: { kind: 'finger-ring', style: 'band', band: 'twisted', finish: 'one-gram', secondFinish: 'rhodium' },
  },
  'stack-of-three-rings': {
    look: {
      kind: 'finger-ring',
      style: 'stack',
      finish: 'rose-gold',
      stones: { make: 'ad', main: 'white' },
    },
  },
  'mens-octagon-stone-ring': {
    look: {
      kind: 'finger-ring',
      style: 'solitaire',
      band: 'carved',
      width: 13,
      finish: 'high-gold',
      stones: { make: 'crystal', main: 'red', cut: 'octagon' },
    },
  },
};
