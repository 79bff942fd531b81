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

/** Polls until the shop's pages show the last saved change. */
export function followPages(): void {
  clearTimeout(turn);
  void look(undefined, Date.now());
}

/** @param target the catalogue version with the change; undefined before the first answer */
async function look(target: number | undefined, since: number): Promise<void> {
  // Without the permission, or offline, nothing is shown.
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
