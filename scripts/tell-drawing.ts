import type { Drawing } from '../functions/node/site.ts';

const EVERY_MS = 10_000;

/** Returns a function that reports the progress of page rendering, every ten seconds and at its end. */
export function drawingTeller(say: (text: string) => void): (drawing: Drawing) => void {
  let toldAt = performance.now();
  let isUnderWay = false;
  return ({ drawn, waiting }) => {
    const isDue = performance.now() - toldAt >= EVERY_MS;
    if (waiting === 0 ? !isUnderWay : !isDue) {
      isUnderWay ||= waiting > 0;
      return;
    }
    toldAt = performance.now();
    isUnderWay = waiting > 0;
    const count = (pages: number) => pages.toLocaleString('en-IN');
    say(
      isUnderWay
        ? `  ${count(waiting)} pages are still to be drawn; until then each is drawn when somebody asks for it`
        : `  All ${count(drawn)} pages are drawn`,
    );
  };
}
