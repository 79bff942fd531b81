/** Shortens the sample files: one look, one colour, the most informative pictures. */
import type { ColourWay, Look } from '#looks/look.ts';
import type { PictureKind, Sitting } from '#looks/sitting.ts';

export function sample(
  slug: string,
  look: Look,
  pictures: readonly PictureKind[] = ['main', 'closeup'],
  colourways: readonly ColourWay[] = [{ name: 'as-designed' }],
): Sitting {
  const title = slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return { slug, title, category: look.kind, look, colourways, pictures };
}
