/** The ground of a styled picture, if the look does not define it. */
import type { Look } from '#looks/look.ts';
import type { Ground } from '#looks/sitting.ts';
import { seeded } from '../parts/palette.ts';
import { isWhiteMetal, paperFor, type Paper } from './paper.ts';

/** White metal needs a dark ground, in another colour than its main picture has. */
const FOR_WHITE: Partial<Record<Paper, readonly Ground[]>> = {
  slate: ['velvet', 'silk'],
  green: ['silk', 'stone'],
  wine: ['velvet', 'stone'],
};
/** Grounds of a puja for temple work. Dark metal gets rough grounds, and the rest those of a wedding. */
const FOR_TEMPLE: readonly Ground[] = ['banana-leaf', 'silk', 'brass-plate'];
const FOR_DARK: readonly Ground[] = ['wood', 'stone'];
const FOR_GOLD: readonly Ground[] = ['velvet', 'silk', 'marigold', 'wood'];

export function groundFor(look: Look, seed: string): Ground {
  const { finish } = look.kind === 'set' ? look.neck : look;
  const grounds = isWhiteMetal(look)
    ? (FOR_WHITE[paperFor(look, seed)] ?? FOR_DARK)
    : finish === 'antique' || finish === 'matte'
      ? FOR_TEMPLE
      : finish === 'oxidised' || finish === 'black'
        ? FOR_DARK
        : FOR_GOLD;
  return grounds[Math.floor(seeded(`${seed} ground`)() * grounds.length)];
}
