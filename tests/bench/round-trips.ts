import { openDbOverHttp } from '../../functions/db/open-db-over-http.ts';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { startHranaServer } from '../support/hrana-server.ts';
import { isForAnswer } from '../support/round-trips.ts';
import { CALLS } from './calls.ts';
import type { MeasuredCall, Scene } from './calls.ts';
import { openRecorder } from './recorder.ts';

/** What each call sends over HTTP for its answer, as the libSQL server counts it, on a data folder of its own. */
export async function edgeRoundTrips(dataDir: string, scene: Scene): Promise<Record<MeasuredCall['key'], number>> {
  const folder = openDataFolder(dataDir);
  const hrana = await startHranaServer({ databasePath: folder.databasePath });
  try {
    const recorder = await openRecorder(openDbOverHttp(hrana.url, undefined), folder);
    const counts: Partial<Record<MeasuredCall['key'], number>> = {};
    for (const { key, ask } of CALLS) {
      const before = hrana.pipelines.length;
      await recorder.record(ask(scene, scene.people.length - 1));
      counts[key] = hrana.pipelines.slice(before).filter(isForAnswer).length;
    }
    return counts as Record<MeasuredCall['key'], number>;
  } finally {
    await hrana.stop();
  }
}
