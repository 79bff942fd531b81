import type { Diagnosis } from '#contract/calls/system.ts';
import { gatherReads } from '../../../db/db.ts';
import type { Check, Finding } from '../../../ports/check.ts';
import { fault } from '../../../ports/check.ts';
import type { Shop } from '../../shop.ts';
import { withoutSecrets } from '../../without-secrets.ts';
import { recordChecks } from './record-checks.ts';
import { serviceChecks } from './service-checks.ts';

/** Returns the checks of a shop in their order: those of its runtime, of its database, and of its services. */
export function shopChecks(shop: Shop): Check[] {
  // What checks read at the same time is one batch.
  const records = { ...shop, ...gatherReads(shop) };
  return [...shop.runtimeChecks, ...recordChecks(records), ...serviceChecks(shop)];
}

/**
 * Runs checks at the same time. One that throws is not ok, with its error.
 * @param isQuick whether slow checks are left out
 */
export async function diagnose(checks: readonly Check[], isQuick = false): Promise<Diagnosis> {
  const findings = await findingsOf(checks, isQuick);
  return {
    ok: findings.every(({ ok }) => ok),
    checks: findings.map(({ name, ok, message }) => ({ name, ok, message })),
  };
}

/** Runs checks at the same time and returns what each found. */
export function findingsOf(checks: readonly Check[], isQuick: boolean): Promise<(Finding & { name: string })[]> {
  return Promise.all(
    checks
      .filter((check) => check.isQuick || !isQuick)
      .map(async ({ name, run }) => {
        const finding = await run().catch((error: unknown) =>
          fault(
            `This could not be checked: ${withoutSecrets(error instanceof Error ? error.message : String(error))}.`,
          ),
        );
        return { name, ...finding };
      }),
  );
}
