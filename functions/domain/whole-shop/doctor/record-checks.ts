import type { Check, Finding } from '../../../ports/check.ts';
import { fault, fine } from '../../../ports/check.ts';
import { gatewayContact } from '../../orders/payments/index.ts';
import { courierContact } from '../../orders/shipping/index.ts';
import { diedSince, outboxFigures } from '../../platform/outbox/index.ts';
import { failingJobs, jobRows, lateJobs, readPublishing } from '../../platform/schedule/index.ts';
import { opening } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { withoutSecrets } from '../../without-secrets.ts';
import { checkInvariants } from '../invariants/index.ts';
import { countUnreadable } from '../secrets/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** By then an item has been tried seven times. */
const LONGEST_WAIT_MS = 30 * MINUTE_MS;
const LONGEST_PUBLISHING_MS = 10 * MINUTE_MS;
/** A webhook arrives within seconds, or with the service's next attempts. */
const WEBHOOK_TIME_MS = HOUR_MS;

/** Returns the checks that read the database alone. */
export function recordChecks(shop: Shop): Check[] {
  const quick = (name: string, run: Check['run']): Check => ({ name, isQuick: true, run });
  return [
    quick('jobs', () => checkJobs(shop)),
    quick('outbox-dead', () => checkDead(shop)),
    quick('outbox-waiting', () => checkWaiting(shop)),
    quick('pages', () => checkPages(shop)),
    quick('payment-webhooks', () => checkGatewayContact(shop)),
    quick('courier-webhooks', () => checkCourierContact(shop)),
    { name: 'sealed-values', isQuick: false, run: () => checkSealed(shop) },
    { name: 'invariants', isQuick: false, run: () => checkRules(shop) },
  ];
}

async function checkJobs(shop: Shop): Promise<Finding> {
  // Jobs record the real time; the clock of a sandbox may have been moved.
  const now = shop.realTime();
  const [rows, [opened]] = await shop.read(jobRows({}), opening({}));
  const failing = failingJobs(rows);
  const late = lateJobs(rows, now, opened?.at ?? now, shop.startedAt);
  const sentences = [
    ...failing.map(
      ({ name, failingSince, lastFailure }) =>
        `${name} has failed since ${instant(failingSince)}: ${withoutSecrets(lastFailure)}. The log has more of it.`,
    ),
    ...(late.length > 0 ? [`${late.join(', ')}: more than ten minutes late. Look whether the shop is running.`] : []),
  ];
  if (sentences.length === 0) return fine('No job is late, and none fails.');
  const alarms = failing
    .filter(({ isLasting }) => isLasting)
    .map(({ name, failingSince }) => ({
      cause: `job-${name}`,
      text: `The job ${name} has failed at least three times in a row, since ${instant(failingSince)}. The reason is in the console under Jobs.`,
    }));
  return fault(sentences.join(' '), ...alarms);
}

async function checkDead(shop: Shop): Promise<Finding> {
  const [[figures], [recent]] = await shop.read(outboxFigures({}), diedSince({ since: shop.now - DAY_MS }));
  if (figures!.dead === 0) return fine('No outbox item was given up.');
  const died = recent!.count;
  return fault(
    `${figures!.dead} outbox items were given up. Look at them in the console under Outbox or with npm run outbox:dead, mend the reason, and send them again.`,
    ...(died > 0 ? [{ cause: 'outbox-dead', text: `${died} outbox items were given up in the last 24 hours.` }] : []),
  );
}

async function checkWaiting(shop: Shop): Promise<Finding> {
  const [[figures]] = await shop.read(outboxFigures({}));
  const { waiting, oldestAt } = figures!;
  if (oldestAt === null || shop.now - oldestAt < LONGEST_WAIT_MS) return fine(`${waiting} outbox items wait.`);
  return fault(
    `${waiting} outbox items wait, the oldest since ${instant(oldestAt)}. The console shows the last error of each under Outbox.`,
  );
}

async function checkPages(shop: Shop): Promise<Finding> {
  const { changes, since, pages } = await readPublishing(shop);
  if (since !== null && shop.now - since > LONGEST_PUBLISHING_MS)
    return fault(
      `${changes} changes are not on the pages, the oldest of ${instant(since)}. Look at the job publish, and for page.failed and publish.failed in the log.`,
    );
  return fine(`${changes} changes and ${pages} pages wait.`);
}

async function checkGatewayContact(shop: Shop): Promise<Finding> {
  const since = shop.now - DAY_MS;
  const [[contact], [opened]] = await shop.read(
    gatewayContact({ since, until: shop.now - WEBHOOK_TIME_MS }),
    opening({}),
  );
  if (opened?.mode !== 'live') return fine(OF_SANDBOX);
  const { lastAt, paid } = contact!;
  if (paid === 0 || (lastAt !== null && lastAt >= since)) return fine(lastContact('the gateway', lastAt));
  const text = `${paid} payments were made in the last 24 hours, but no webhook of the gateway arrived.`;
  return fault(
    `${text} In its dashboard, look at the address ${shop.origin}/webhooks/razorpay and its secret (RAZORPAY_WEBHOOK_SECRET).`,
    { cause: 'payment-webhooks', text },
  );
}

async function checkCourierContact(shop: Shop): Promise<Finding> {
  const since = shop.now - DAY_MS;
  const [[contact], [opened]] = await shop.read(
    courierContact({ since, until: shop.now - WEBHOOK_TIME_MS }),
    opening({}),
  );
  if (opened?.mode !== 'live') return fine(OF_SANDBOX);
  const { lastAt, polled } = contact!;
  if (polled === 0 || (lastAt !== null && lastAt >= since)) return fine(lastContact('the couriers', lastAt));
  const text = `${polled} movements of parcels were found by asking in the last 24 hours, but no webhook of the couriers arrived.`;
  return fault(
    `${text} In the couriers' panel, look at the address ${shop.origin}/webhooks/courier and its token (COURIER_WEBHOOK_TOKEN).`,
    { cause: 'courier-webhooks', text },
  );
}

/** The past of a demo shop has no webhooks. */
const OF_SANDBOX = 'The services of a sandbox are emulated.';

const lastContact = (whose: string, at: number | null) =>
  at === null ? `No webhook of ${whose} yet.` : `The last webhook of ${whose} arrived at ${instant(at)}.`;

async function checkSealed(shop: Shop): Promise<Finding> {
  const unreadable = await countUnreadable(shop);
  if (unreadable === 0) return fine('Sealed values can be read with the configured secrets.');
  return fault(
    `${unreadable} bank accounts, authenticator apps and passwords cannot be read with the configured secrets. Set the former one as FORMER_SEALING_SECRET or FORMER_SESSION_SECRET.`,
  );
}

async function checkRules(shop: Shop): Promise<Finding> {
  const checked = await checkInvariants(shop);
  const broken = checked.filter(({ faults }) => faults.length > 0);
  if (broken.length === 0) return fine(`All ${checked.length} invariants hold.`);
  return fault(
    `${broken.length} of ${checked.length} invariants do not hold: ${broken.map(({ says }) => says).join('; ')}. npm run check:invariants names the rows.`,
  );
}

const instant = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
