import { RATING_AVERAGE, RATING_EXCELLENT, RATING_GOOD, RATING_POOR, RATING_VERY_GOOD } from '#contract/messages.ts';

/** Returns the name of a rating, by the steps of the specification. */
export function ratingName(average: number) {
  if (average > 4.5) return RATING_EXCELLENT;
  if (average > 3.5) return RATING_VERY_GOOD;
  if (average > 2.5) return RATING_GOOD;
  return average > 1.5 ? RATING_AVERAGE : RATING_POOR;
}

/** @example capital('very good') // 'Very good' */
export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns at most two initials: of the first and the last name. */
export function initialsOf(fullName: string): string {
  const names = fullName.split(/\s+/).filter(Boolean);
  const letters = [names[0], names.length > 1 ? names.at(-1) : undefined].map((name) => [...(name ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}
