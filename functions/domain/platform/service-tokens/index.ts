import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { serviceTokens } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { TokenStore } from '../../../ports/token-store.ts';

const tokenOf = statement((db, params: Params<{ service: 'couriers' }>) =>
  db
    .select({ token: serviceTokens.token, until: serviceTokens.untilAt })
    .from(serviceTokens)
    .where(eq(serviceTokens.service, params.service)),
);

const keepToken = statement((db, params: Params<{ service: 'couriers'; token: string; until: number }>) =>
  db
    .insert(serviceTokens)
    .values({ service: params.service, token: params.token, untilAt: params.until })
    .onConflictDoUpdate({
      target: serviceTokens.service,
      set: { token: params.token as never, untilAt: params.until as never },
    }),
);

/** Returns a store for the token of a service in the database, shared by all processes and isolates of the shop. */
export function storedTokens(db: () => Db, service: 'couriers'): TokenStore {
  return {
    async read() {
      const [[kept]] = await db().read(tokenOf({ service }));
      return kept;
    },
    async keep(stored) {
      await db().write(keepToken({ service, ...stored }));
    },
  };
}
