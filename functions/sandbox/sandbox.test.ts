import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { RAZORPAY_HOST } from '../providers/payments/razorpay.ts';
import { openSandbox } from './sandbox.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('a service that hangs is given up when its caller says so, whatever memory was freed meanwhile', async () => {
  const sandbox = openSandbox({
    db: () => expect.fail('a service that hangs reads nothing'),
    origin: 'http://shop.example',
    reach: () => expect.fail('a service that hangs tells nothing'),
    jobNames: [],
    runJob: () => expect.fail('no job was asked for'),
  });
  await sandbox.endpoints.request('/faults', {
    method: 'POST',
    body: JSON.stringify({ provider: 'payments', mode: 'hang' }),
    headers: { 'Content-Type': 'application/json' },
  });
  const signal = AbortSignal.timeout(500);
  const answer = sandbox.fetch(`https://${RAZORPAY_HOST}/v1/payment_links`, { signal });
  setImmediate(collectGarbage);
  expect(await answer.catch((error: unknown) => error)).toBe(signal.reason);
});
