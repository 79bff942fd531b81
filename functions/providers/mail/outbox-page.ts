import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { formatInstant } from '#contract/dates.ts';

interface ReadableMail {
  id: number;
  at: number;
  to: string;
  subject: string;
  text: string;
}

/** The sandbox's mails as a page, newest first: here people find the codes that were "mailed" to them. */
export function outboxPage(mails: ReadableMail[]): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sandbox outbox</title>
      </head>
      <body>
        <h1>Sandbox outbox</h1>
        <p>Mails the shop would have sent, newest first. <a href="/sandbox/outbox">Show all</a></p>
        ${mails.length === 0 ? html`<p>No mail yet.</p>` : ''}
        ${mails.map(
          (mail) =>
            html`<article>
              <h2>${mail.subject}</h2>
              <p>
                To <a href="/sandbox/outbox?to=${encodeURIComponent(mail.to)}">${mail.to}</a>, ${formatInstant(mail.at)}
              </p>
              <pre>${mail.text}</pre>
            </article>`,
        )}
      </body>
    </html>`;
}
