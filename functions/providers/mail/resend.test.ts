import { expect, test } from 'vitest';
import { RecipientRefused } from '../../ports/provider-error.ts';
import { resendMail } from './resend.ts';

const checked = (status: number, body: object) => {
  const requests: string[] = [];
  const mail = resendMail(
    (input, init) => {
      const { method, url } = new Request(input, init);
      requests.push(`${method} ${url}`);
      return Promise.resolve(Response.json(body, { status }));
    },
    're_12345678',
    'orders@shop.example',
  );
  return mail.check().then(() => requests.join());
};

test('a key that may list domains, or may only send, is accepted without a mail', async () => {
  expect(await checked(200, { data: [] })).toBe('GET https://api.resend.com/domains');
  expect(await checked(401, { name: 'restricted_api_key' })).toBe('GET https://api.resend.com/domains');
});

test.each([
  [403, { name: 'invalid_api_key', message: 'API key is invalid' }],
  [400, { name: 'validation_error', message: 'API key is invalid' }],
  [500, {}],
])('another answer is refused: %i %o', async (status, body) => {
  await expect(checked(status, body)).rejects.toThrow(`mail: answered ${status}`);
});

test('a malformed recipient is refused for good, a malformed sender is not', async () => {
  const sent = (message: string) =>
    resendMail(
      () => Promise.resolve(Response.json({ name: 'validation_error', message }, { status: 422 })),
      're_12345678',
      'orders@shop.example',
    ).send({ to: 'a@b', subject: '', text: '', html: '' }, 'key');
  await expect(sent('Invalid `to` field.')).rejects.toBeInstanceOf(RecipientRefused);
  await expect(sent('Invalid `from` field.')).rejects.not.toBeInstanceOf(RecipientRefused);
});
