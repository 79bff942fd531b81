/** The figures of a visit, with their goals. A goal is printed next to the figure, and nothing fails. */
export const PAGE_GOALS = {
  fcp: { label: 'first contentful paint', unit: 'ms', digits: 0, most: 600 },
  lcp: { label: 'largest contentful paint', unit: 's', digits: 2, most: 1.2 },
  cls: { label: 'layout shift', unit: '', digits: 3, most: 0.02 },
  tbt: { label: 'total blocking time', unit: 'ms', digits: 0, most: 90 },
  blocked: { label: 'blocked, first paint included', unit: 'ms', digits: 0, most: 90 },
  inp: { label: 'from a tap to the next paint', unit: 'ms', digits: 0, most: 100 },
  html: { label: 'HTML with its styles, compressed', unit: 'kB', digits: 1, most: 37 },
  script: { label: 'JavaScript, compressed', unit: 'kB', digits: 1, most: 90 },
  images: { label: 'pictures of the first view', unit: 'kB', digits: 1, most: 350 },
} as const;

/** Home and content pages run no framework before a click. */
const LIGHT_SCRIPT_KB = 15;

export function goalOf(page: string, measure: string, value: number): string {
  const { most } = PAGE_GOALS[measure as keyof typeof PAGE_GOALS];
  const goal = page === 'home' && measure === 'script' ? LIGHT_SCRIPT_KB : most;
  return `${value <= goal ? 'good' : 'ABOVE'} (goal ${goal})`;
}
