import type { Looks } from '../goods-look.ts';

export const HOOPS: Looks = {
  'plain-tube-hoop-38mm': {
    look: { kind: 'hoop', style: 'plain', finish: 'high-gold', width: 38 },
  },
  'murukku-rope-bali': {
    look: { kind: 'hoop', style: 'twisted', finish: 'one-gram', width: 20, thickness: 3 },
  },
  'ad-row-hoop-24mm': {
    look: { kind: 'hoop', style: 'stones', finish: 'rhodium', stones: { make: 'ad', main: 'white' }, width: 24 },
  },
  'hammered-band-hoop': {
    look: { kind: 'hoop', style: 'hammered', finish: 'matte', width: 34, thickness: 4.6 },
    ground: 'stone',
  },
  'moti-bali-30mm': {
    look: { kind: 'hoop', style: 'beads', finish: 'one-gram', beads: 'pearl-white', width: 30, thickness: 4 },
  },
  'glass-bead-hoop-52mm': {
    look: { kind: 'hoop', style: 'beads', finish: 'high-gold', beads: 'red', width: 52, thickness: 3 },
  },
  'kemp-jhumki-bali': {
    look: {
      kind: 'hoop',
      style: 'bali',
      fringe: 'none',
      finish: 'antique',
      stones: { make: 'kemp', main: 'ruby', second: 'white' },
      beads: 'pearl-cream',
      width: 34,
    },
  },
  'carved-leaf-hoop-48mm': {
    look: { kind: 'hoop', style: 'carved', finish: 'oxidised', width: 48, thickness: 5 },
  },
};
