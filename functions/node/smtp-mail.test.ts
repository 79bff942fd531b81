import { expect, test } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { startSmtpSink } from '../../tests/support/smtp-sink.ts';
import { RecipientRefused } from '../ports/provider-error.ts';
import { smtpMail } from './smtp-mail.ts';

const mailBy = (url: string) => smtpMail(url, 'orders@shop.example', 'https://shop.example');

test('a mail server that greets is in order, and gets no mail', async () => {
  const sink = await startSmtpSink();
  try {
    await (await mailBy(sink.url)).check();
    expect(sink.mails).toEqual([]);
  } finally {
    await sink.stop();
  }
});

test('a mail server that is down is named', async () => {
  const mail = await mailBy(`smtp://127.0.0.1:${await freePort()}`);
  await expect(mail.check()).rejects.toMatchObject({
    message: 'mail: SMTP failed',
    cause: { message: expect.stringContaining('ECONNREFUSED') },
  });
});

test('an address that does not exist is refused for good, and a server that blocks the sender is a fault', async () => {
  const sink = await startSmtpSink((to) =>
    to === 'nobody@example.in' ? '5.1.1 No such user' : '5.7.1 Your address is blocked',
  );
  try {
    const mail = await mailBy(sink.url);
    const sent = (to: string) => mail.send({ to, subject: 'New', text: 'New', html: '<p>New</p>' }, 'key');
    await expect(sent('nobody@example.in')).rejects.toBeInstanceOf(RecipientRefused);
    await expect(sent('asha@example.in')).rejects.not.toBeInstanceOf(RecipientRefused);
  } finally {
    await sink.stop();
  }
});
