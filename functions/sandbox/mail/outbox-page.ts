import { html } from 'hono/html';
import { formatInstant } from '#contract/shop/dates.ts';
import { LIST_STYLE, sandboxPage } from '../sandbox-page.ts';
import type { Html } from '../sandbox-page.ts';

interface ReadableMail {
  id: number;
  at: number;
  to: string;
  subject: string;
  text: string;
  html: string;
}

const STYLE = `${LIST_STYLE}
  h2 { font: 600 1.125rem/1.3 system-ui, sans-serif; margin: 0; }
  header { padding: 0.75rem 1rem; border-bottom: 1px solid #e7dccb; }
  header p { margin: 0; color: #6b5560; font-size: 0.875rem; }
  iframe { display: block; width: 100%; height: 24rem; border: 0; }
  details { padding: 0.5rem 1rem; border-top: 1px solid #e7dccb; color: #6b5560; font-size: 0.875rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Renders the sandbox's mails, newest first. People find their mailed codes here. */
export function outboxPage(mails: ReadableMail[]): Html {
  return sandboxPage(
    'Sandbox outbox',
    STYLE,
    html` <h1>Sandbox outbox</h1>
      <p>Mails the shop would have sent, newest first. <a href="/sandbox/outbox">Show all</a></p>
      ${mails.length === 0 ? html`<p>No mail yet.</p>` : ''} ${mails.map(mailArticle)}`,
  );
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
