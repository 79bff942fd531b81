/** A rating in one word; the steps are the specification's. */
export function ratingWord(average: number): string {
  if (average > 4.5) return 'Excellent';
  if (average > 3.5) return 'Very good';
  if (average > 2.5) return 'Good';
  return average > 1.5 ? 'Average' : 'Poor';
}

/** At most two letters: of the first name and of the last. */
export function initialsOf(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}
