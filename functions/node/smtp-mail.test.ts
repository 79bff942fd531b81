import { expect, test } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { startSmtpSink } from '../../tests/support/smtp-sink.ts';
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
