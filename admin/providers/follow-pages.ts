import type { PublishingRecord } from './records.ts';
import { call } from './call.ts';
import { stageOf } from './following.ts';
import type { Following } from './following.ts';

const LOOK_EVERY_MS = 2000;
const LIVE_IS_SAID_MS = 6000;

let following: Following | undefined;
let turn: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
export function onFollowing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function followingNow(): Following | undefined {
  return following;
}

/** Follows what was saved just now until the pages of the shop show it. Asks for that only while they do not. */
export function followPages(): void {
  clearTimeout(turn);
  void look(undefined, Date.now());
}

/** @param target the catalogue version that has the change; known from the first look on */
async function look(target: number | undefined, since: number): Promise<void> {
  // Who may not know it, or is away from the network, is told nothing.
  const publishing = await call('/api/admin/publishing').then(
    ({ json }) => json as PublishingRecord,
    () => undefined,
  );
  if (!publishing) return tell(undefined);
  const targetVersion = target ?? publishing.version;
  tell(stageOf(publishing, targetVersion, { isFirst: target === undefined, waitedMs: Date.now() - since }));
  if (following?.stage === 'waiting') turn = setTimeout(() => void look(targetVersion, since), LOOK_EVERY_MS);
  if (following?.stage === 'live') turn = setTimeout(() => tell(undefined), LIVE_IS_SAID_MS);
}

function tell(next: Following | undefined): void {
  following = next;
  for (const listener of listeners) listener();
}
