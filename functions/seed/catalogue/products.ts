import { BANGLES } from './bangles.ts';
import type { SeedProduct } from './catalogue.ts';
import { JHUMKAS } from './jhumkas.ts';
import { NECKLACE_SETS } from './necklace-sets.ts';
import { RINGS } from './rings.ts';
import { SAREE_PINS, WATCHES } from './watches-and-pins.ts';

export const PRODUCTS: readonly SeedProduct[] = [
  ...NECKLACE_SETS,
  ...JHUMKAS,
  ...BANGLES,
  ...RINGS,
  ...WATCHES,
  ...SAREE_PINS,
];
