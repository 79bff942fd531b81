import type { Check } from '../../../ports/check.ts';
import { fault, fine } from '../../../ports/check.ts';
import type { Shop } from '../../shop.ts';
import { withoutSecrets } from '../../without-secrets.ts';

/** Returns the checks that make one harmless call to each outside service. */
export function serviceChecks(shop: Shop): Check[] {
  const { mail, payments, couriers, google } = shop;
  const reached = (name: string, advice: string, call: () => Promise<unknown>): Check => ({
    name,
    isQuick: false,
    async run() {
      try {
        await call();
        return fine('The service answers and accepts the keys.');
      } catch (error) {
        return fault(`${reasonOf(error)}. ${advice}`);
      }
    },
  });
  return [
    reached('mail', 'Check SMTP_URL or RESEND_API_KEY.', () => mail.check()),
    reached('payments', 'Check RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET.', () => payments.linkByReference('doctor')),
    reached('couriers', 'Check SHIPROCKET_EMAIL and SHIPROCKET_PASSWORD.', () => couriers.couriers()),
    {
      name: 'google',
      isQuick: false,
      async run() {
        if (!google) return fine('Sign-in with Google is not configured.');
        return (await google.verify(UNKNOWN_TOKEN)) === 'down'
          ? fault("Google's keys cannot be fetched, so nobody can sign in with Google. Check the network.")
          : fine('The service answers.');
      },
    },
  ];
}

/** An ID token with an unknown key: Google's keys are fetched for it, and it is refused. */
const UNKNOWN_TOKEN = [{ alg: 'RS256', kid: 'doctor' }, {}]
  .map((part) => btoa(JSON.stringify(part)).replace(/=+$/, ''))
  .concat('doctor')
  .join('.');

/** Returns the messages of an error and of its causes, without secrets. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutSecrets(String(error));
  const cause = error.cause instanceof Error ? ` (${reasonOf(error.cause)})` : '';
  return `${withoutSecrets(error.message)}${cause}`;
}
