import { DAY } from './clock.ts';
import { fold } from './longitudes.ts';

const CLOSE_ENOUGH = 100;
const MOST_STEPS = 12;

/**
 * The instant an angle that grows reaches `target`, nearest to `guess`.
 *
 * @param angle degrees at an instant
 * @param rate degrees a day on average
 */
export function reach(angle: (moment: number) => number, rate: number, target: number, guess: number): number {
  let moment = guess;
  let left = fold(target - angle(moment));
  let speed = rate / DAY;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const jump = left / speed;
    moment += jump;
    if (Math.abs(jump) < CLOSE_ENOUGH) return moment;
    const before = left;
    left = fold(target - angle(moment));
    // The true speed near the goal differs from the mean by up to a fifth; two points tell it.
    const measured = (before - left) / jump;
    if (measured > speed / 2 && measured < speed * 2) speed = measured;
  }
  return moment;
}
