/** Whether films may play by themselves: not where motion is unwanted, nor where data is saved. */
export function mayPlay(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();
}

/** Whether the browser was told to load little. Not every browser says so. */
export function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
