import type { Looks } from './goods-look.ts';
import { ANKLETS } from './goods/anklets.ts';
import { ARMLETS } from './goods/armlets.ts';
import { BANGLES } from './goods/bangles.ts';
import { GLASS_BANGLES } from './goods/bangles-glass.ts';
import { BRACELETS } from './goods/bracelets.ts';
import { BEAD_BRACELETS } from './goods/bracelets-beads.ts';
import { CHAINS } from './goods/chains.ts';
import { CHANDBALIS } from './goods/chandbalis.ts';
import { LIGHT_CHANDBALIS } from './goods/chandbalis-light.ts';
import { CHOKERS } from './goods/chokers.ts';
import { PARTY_CHOKERS } from './goods/chokers-party.ts';
import { DANGLERS } from './goods/danglers.ts';
import { HAIR_PINS } from './goods/hair-pins.ts';
import { HARAMS } from './goods/haram.ts';
import { BEAD_HARAMS } from './goods/haram-beads.ts';
import { HOOPS } from './goods/hoops.ts';
import { JHUMKAS } from './goods/jhumkas.ts';
import { LIGHT_JHUMKAS } from './goods/jhumkas-light.ts';
import { KADAS } from './goods/kadas.ts';
import { MAANG_TIKKAS } from './goods/maang-tikka.ts';
import { MANGALSUTRAS } from './goods/mangalsutra.ts';
import { SHORT_MANGALSUTRAS } from './goods/mangalsutra-short.ts';
import { MENS_CHAINS } from './goods/mens-chains.ts';
import { NATHS } from './goods/nath.ts';
import { NECKLACE_SETS } from './goods/necklace-sets.ts';
import { BRIDAL_NECKLACE_SETS } from './goods/necklace-sets-bridal.ts';
import { LIGHT_NECKLACE_SETS } from './goods/necklace-sets-light.ts';
import { REGIONAL_NECKLACE_SETS } from './goods/necklace-sets-regional.ts';
import { PENDANTS } from './goods/pendants.ts';
import { RINGS } from './goods/rings.ts';
import { EVERYDAY_RINGS } from './goods/rings-everyday.ts';
import { SAREE_PINS_MORE } from './goods/saree-pins.ts';
import { STUDS } from './goods/studs.ts';
import { STONE_STUDS } from './goods/studs-stone.ts';
import { TOE_RINGS } from './goods/toe-rings.ts';
import { WAIST_BELTS } from './goods/waist-belts.ts';
import { WOMENS_WATCHES_MORE } from './goods/watches.ts';
import { SAREE_PINS, WATCHES } from './goods/watches-and-pins.ts';
import { MENS_WATCHES } from './goods/watches-mens.ts';

/** The look of each of the demo shop's goods, by slug. */
export const LOOKS: Looks = {
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
};
