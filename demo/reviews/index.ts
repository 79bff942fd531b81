import { ANKLETS } from './anklets.ts';
import { ANY_PIECE } from './any-piece.ts';
import { ARMLETS } from './armlets.ts';
import { BANGLES } from './bangles.ts';
import { BRACELETS } from './bracelets.ts';
import { CHANDBALIS } from './chandbalis.ts';
import { CHOKERS } from './chokers.ts';
import { DANGLERS } from './danglers.ts';
import { HAIR_PINS } from './hair-pins.ts';
import { HARAM } from './haram.ts';
import { HOOPS } from './hoops.ts';
import { JHUMKAS } from './jhumkas.ts';
import { KADAS } from './kadas.ts';
import { MAANG_TIKKA } from './maang-tikka.ts';
import { MANGALSUTRA } from './mangalsutra.ts';
import { MENS_CHAINS } from './mens-chains.ts';
import { MENS_WATCHES } from './mens-watches.ts';
import { NATH } from './nath.ts';
import { NECKLACE_SETS } from './necklace-sets.ts';
import { PENDANTS } from './pendants.ts';
import { RINGS } from './rings.ts';
import { SAREE_PINS } from './saree-pins.ts';
import { STUDS } from './studs.ts';
import { TOE_RINGS } from './toe-rings.ts';
import { WAIST_BELTS } from './waist-belts.ts';
import { WOMENS_WATCHES } from './womens-watches.ts';
import type { SeedReview } from './review.ts';

/** What customers write under any piece. */
export const ANY_PIECE_REVIEWS: readonly SeedReview[] = ANY_PIECE;

/** What customers write, by the code of the category. */
export const REVIEWS: Record<string, readonly SeedReview[]> = {
  'necklace-sets': NECKLACE_SETS,
  chokers: CHOKERS,
  haram: HARAM,
  mangalsutra: MANGALSUTRA,
  pendants: PENDANTS,
  'mens-chains': MENS_CHAINS,
  jhumkas: JHUMKAS,
  chandbalis: CHANDBALIS,
  studs: STUDS,
  hoops: HOOPS,
  danglers: DANGLERS,
  'maang-tikka': MAANG_TIKKA,
  nath: NATH,
  'hair-pins': HAIR_PINS,
  bangles: BANGLES,
  kadas: KADAS,
  bracelets: BRACELETS,
  rings: RINGS,
  'toe-rings': TOE_RINGS,
  anklets: ANKLETS,
  'waist-belts': WAIST_BELTS,
  armlets: ARMLETS,
  'womens-watches': WOMENS_WATCHES,
  'mens-watches': MENS_WATCHES,
  'saree-pins': SAREE_PINS,
};
