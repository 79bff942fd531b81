import { join } from 'node:path';
import { openDbOverHttp } from '../../functions/db/open-db-over-http.ts';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { startHranaProxy } from '../support/hrana-proxy.ts';
import { isForAnswer } from '../support/round-trips.ts';
import { startSqld } from '../support/sqld.ts';
import { SINGLE_CALLS } from './calls.ts';
import type { MeasuredCall, Scene } from './calls.ts';
import { openRecorder } from './recorder.ts';

/**
 * Returns the number of HTTP round trips that each call makes before its answer, counted by a proxy before a libSQL
 * server, on a data folder of its own.
 */
export async function edgeRoundTrips(dataDir: string, scene: Scene): Promise<Record<MeasuredCall['key'], number>> {
  const folder = openDataFolder(dataDir);
  const server = await startSqld({ folder: join(folder.path, 'sqld'), from: folder.databasePath });
  const hrana = await startHranaProxy(server.url);
  try {
    const recorder = await openRecorder(openDbOverHttp(hrana.url, undefined), folder);
    const counts: Partial<Record<MeasuredCall['key'], number>> = {};
    for (const [index, { key, ask }] of SINGLE_CALLS.entries()) {
      const before = hrana.pipelines.length;
      await recorder.record(ask(scene, scene.people.length - 1 - index));
      counts[key] = hrana.pipelines.slice(before).filter(isForAnswer).length;
    }
    return counts as Record<MeasuredCall['key'], number>;
  } finally {
    await hrana.stop();
    await server.stop();
  }
}
