import type { Publisher } from '../platform.ts';
import { NEAR_RECORDS } from './location.ts';
import type { PageDrawer } from './page-drawer.ts';

/** One object for all isolates. */
const THE_DRAWER = 'pages';
/** From a change until a page shows it: the pause after the last edit, and the rendering. */
const TAKES_SECONDS = 5;

/** The publisher of a Worker, which leaves the work to the one object. */
export function pagePublisher(drawers: DurableObjectNamespace<PageDrawer>): Publisher & {
  /** Has the object look for changes. `now` is the shop's time. */
  wake(now: number): Promise<void>;
} {
  const drawer = () => drawers.getByName(THE_DRAWER, NEAR_RECORDS);
  return {
    takesSeconds: TAKES_SECONDS,
    progress: async () => drawer().progress(),
    publish: async ({ now }) => drawer().publish(now),
    wake: (now) => drawer().wake(now),
  };
}
