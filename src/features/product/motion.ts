/** Returns whether videos may autoplay: not with reduced motion or data saving. */
export function mayPlay(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();
}

/** Returns whether the browser's data saver is on; not every browser reports it. */
export function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
