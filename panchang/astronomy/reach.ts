import { DAY } from './clock.ts';
import { fold } from './longitudes.ts';

const CLOSE_ENOUGH = 100;
const MOST_STEPS = 12;

/**
 * Returns the instant nearest to `guess` at which a growing angle reaches `target`.
 *
 * @param angle degrees at an instant
 * @param rate average degrees per day
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
    // The actual rate near the target differs from the average by up to a fifth. It is measured from two points.
    const measured = (before - left) / jump;
    if (measured > speed / 2 && measured < speed * 2) speed = measured;
  }
  return moment;
}
