/** Makes one piece from its look. */
import type { SinglePiece } from '#looks/look.ts';
import { paletteOf } from '../parts/palette.ts';
import type { Piece } from '../parts/piece.ts';
import { anklet } from './anklet.ts';
import { armlet } from './armlet.ts';
import { bangles } from './bangles.ts';
import { bracelet } from './bracelet.ts';
import { chain } from './chain.ts';
import { chandbali } from './chandbali.ts';
import { choker } from './choker.ts';
import { drop } from './drop.ts';
import { fingerRing } from './finger-ring.ts';
import { haram } from './haram.ts';
import { hairPin } from './hair-pin.ts';
import { hoop } from './hoop.ts';
import { jhumka } from './jhumka.ts';
import { kada } from './kada.ts';
import { maangTikka } from './maang-tikka.ts';
import { mathaPatti } from './matha-patti.ts';
import type { Making } from './making.ts';
import { mangalsutra } from './mangalsutra.ts';
import { necklace } from './necklace.ts';
import { nath } from './nath.ts';
import { nosePin } from './nose-pin.ts';
import { pendant } from './pendant.ts';
import { sareePin } from './saree-pin.ts';
import { stud } from './stud.ts';
import { toeRing } from './toe-ring.ts';
import { waistBelt } from './waist-belt.ts';
import { watch } from './watch.ts';

export function makePiece(look: SinglePiece, seed: string, options: Making = {}): Piece {
  const palette = paletteOf(look, seed, options.fine);
  switch (look.kind) {
    case 'choker':
      return choker(look, palette, options);
    case 'necklace':
      return necklace(look, palette, options);
    case 'haram':
      return haram(look, palette, options);
    case 'jhumka':
      return jhumka(look, palette);
    case 'bangles':
      return bangles(look, palette);
    case 'kada':
      return kada(look, palette);
    case 'finger-ring':
      return fingerRing(look, palette);
    case 'watch':
      return watch(look, palette);
    case 'saree-pin':
      return sareePin(look, palette);
    case 'mangalsutra':
      return mangalsutra(look, palette, options.surface);
    case 'pendant':
      return pendant(look, palette, options.surface);
    case 'chain':
      return chain(look, palette, options.surface);
    case 'chandbali':
      return chandbali(look, palette);
    case 'stud':
      return stud(look, palette);
    case 'drop':
      return drop(look, palette);
    case 'hoop':
      return hoop(look, palette);
    case 'bracelet':
      return bracelet(look, palette);
    case 'armlet':
      return armlet(look, palette);
    case 'nath':
      return nath(look, palette);
    case 'nose-pin':
      return nosePin(look, palette);
    case 'maang-tikka':
      return maangTikka(look, palette, options.surface);
    case 'matha-patti':
      return mathaPatti(look, palette, options.surface);
    case 'hair-pin':
      return hairPin(look, palette);
    case 'anklet':
      return anklet(look, palette);
    case 'toe-ring':
      return toeRing(look, palette);
    case 'waist-belt':
      return waistBelt(look, palette);
  }
}
