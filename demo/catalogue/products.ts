import type { SeedProduct } from './catalogue.ts';
import { ANKLETS } from './anklets.ts';
import { ARMLETS } from './armlets.ts';
import { BANGLES } from './bangles.ts';
import { GLASS_BANGLES } from './bangles-glass.ts';
import { BRACELETS } from './bracelets.ts';
import { BEAD_BRACELETS } from './bracelets-beads.ts';
import { CHAINS } from './chains.ts';
import { CHANDBALIS } from './chandbalis.ts';
import { LIGHT_CHANDBALIS } from './chandbalis-light.ts';
import { CHOKERS } from './chokers.ts';
import { PARTY_CHOKERS } from './chokers-party.ts';
import { DANGLERS } from './danglers.ts';
import { HAIR_PINS } from './hair-pins.ts';
import { HARAMS } from './haram.ts';
import { BEAD_HARAMS } from './haram-beads.ts';
import { HOOPS } from './hoops.ts';
import { JHUMKAS } from './jhumkas.ts';
import { LIGHT_JHUMKAS } from './jhumkas-light.ts';
import { KADAS } from './kadas.ts';
import { MAANG_TIKKAS } from './maang-tikka.ts';
import { MANGALSUTRAS } from './mangalsutra.ts';
import { SHORT_MANGALSUTRAS } from './mangalsutra-short.ts';
import { MENS_CHAINS } from './mens-chains.ts';
import { NATHS } from './nath.ts';
import { NECKLACE_SETS } from './necklace-sets.ts';
import { BRIDAL_NECKLACE_SETS } from './necklace-sets-bridal.ts';
import { LIGHT_NECKLACE_SETS } from './necklace-sets-light.ts';
import { REGIONAL_NECKLACE_SETS } from './necklace-sets-regional.ts';
import { PENDANTS } from './pendants.ts';
import { RINGS } from './rings.ts';
import { EVERYDAY_RINGS } from './rings-everyday.ts';
import { SAREE_PINS_MORE } from './saree-pins.ts';
import { STUDS } from './studs.ts';
import { STONE_STUDS } from './studs-stone.ts';
import { TOE_RINGS } from './toe-rings.ts';
import { WAIST_BELTS } from './waist-belts.ts';
import { WOMENS_WATCHES_MORE } from './watches.ts';
import { SAREE_PINS, WATCHES } from './watches-and-pins.ts';
import { MENS_WATCHES } from './watches-mens.ts';

/** Every product of the demo shop. */
export const PRODUCTS: readonly SeedProduct[] = [
  ...NECKLACE_SETS,
  ...BRIDAL_NECKLACE_SETS,
  ...REGIONAL_NECKLACE_SETS,
  ...LIGHT_NECKLACE_SETS,
  ...CHOKERS,
  ...PARTY_CHOKERS,
  ...HARAMS,
  ...BEAD_HARAMS,
  ...MANGALSUTRAS,
  ...SHORT_MANGALSUTRAS,
  ...PENDANTS,
  ...CHAINS,
  ...MENS_CHAINS,
  ...JHUMKAS,
  ...LIGHT_JHUMKAS,
  ...CHANDBALIS,
  ...LIGHT_CHANDBALIS,
  ...STUDS,
  ...STONE_STUDS,
  ...HOOPS,
  ...DANGLERS,
  ...NATHS,
  ...MAANG_TIKKAS,
  ...ANKLETS,
  ...ARMLETS,
  ...BANGLES,
  ...GLASS_BANGLES,
  ...BRACELETS,
  ...BEAD_BRACELETS,
  ...HAIR_PINS,
  ...KADAS,
  ...RINGS,
  ...EVERYDAY_RINGS,
  ...SAREE_PINS_MORE,
  ...TOE_RINGS,
  ...WAIST_BELTS,
  ...WOMENS_WATCHES_MORE,
  ...WATCHES,
  ...SAREE_PINS,
  ...MENS_WATCHES,
];
