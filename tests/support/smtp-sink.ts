import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SmtpSink {
  url: string;
  /** The mails delivered so far: recipients, and the raw message. */
  mails: { to: string[]; message: string }[];
  stop(): Promise<void>;
}

/**
 * Starts a mail server that accepts and stores every mail.
 * @param refusal returns the answer of a server that refuses a recipient; undefined for one it accepts
 */
export async function startSmtpSink(refusal: (to: string) => string | undefined = () => undefined): Promise<SmtpSink> {
  const mails: SmtpSink['mails'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      const text = refusal(address);
      done(text === undefined ? null : Object.assign(new Error(text), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(pieces).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
