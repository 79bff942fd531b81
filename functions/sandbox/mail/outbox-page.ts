import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { formatInstant } from '#contract/shop/dates.ts';

interface ReadableMail {
  id: number;
  at: number;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The page is not part of a build, so its styles are inline. */
const STYLE = `
  body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem; background: #fbf7f0; color: #2a1a1f; font: 16px/1.5 system-ui, sans-serif; }
  h1 { color: #6e1230; font: 400 1.75rem/1.2 Georgia, serif; margin: 0 0 0.5rem; }
  h2 { font: 600 1.125rem/1.3 system-ui, sans-serif; margin: 0; }
  a { color: #6e1230; }
  article { margin-top: 1.5rem; border: 1px solid #e7dccb; background: #fffdf9; }
  header { padding: 0.75rem 1rem; border-bottom: 1px solid #e7dccb; }
  header p { margin: 0; color: #6b5560; font-size: 0.875rem; }
  iframe { display: block; width: 100%; height: 24rem; border: 0; }
  details { padding: 0.5rem 1rem; border-top: 1px solid #e7dccb; color: #6b5560; font-size: 0.875rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Renders the sandbox's mails, newest first. People find their mailed codes here. */
export function outboxPage(mails: ReadableMail[]): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sandbox outbox</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <h1>Sandbox outbox</h1>
        <p>Mails the shop would have sent, newest first. <a href="/sandbox/outbox">Show all</a></p>
        ${mails.length === 0 ? html`<p>No mail yet.</p>` : ''} ${mails.map(mailArticle)}
      </body>
    </html>`;
}

/** Renders a mail as its reader sees it, in a sandboxed frame. */
function mailArticle({ to, at, subject, text, html: body }: ReadableMail) {
  return html`<article>
    <header>
      <h2>${subject}</h2>
      <p>To <a href="/sandbox/outbox?to=${encodeURIComponent(to)}">${to}</a>, ${formatInstant(at)}</p>
    </header>
    <iframe title="${subject}" sandbox="" loading="lazy" srcdoc="${body}"></iframe>
    <details>
      <summary>As text</summary>
      <pre>${text}</pre>
    </details>
  </article>`;
}
