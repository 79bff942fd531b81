import { html } from 'hono/html';
import { formatInstant } from '#contract/shop/dates.ts';
import { LIST_STYLE, sandboxPage } from '../sandbox-page.ts';
import type { Html } from '../sandbox-page.ts';
import type { SandboxMessage } from './records.ts';

const STYLE = `${LIST_STYLE}
  article { padding: 0.75rem 1rem 1rem; }
  article p { margin: 0; overflow-wrap: anywhere; }
  .facts { color: #6b5560; font-size: 0.875rem; }
  .text { margin: 0.75rem 0; white-space: pre-wrap; }
  form { display: inline-block; margin: 0.5rem 0.5rem 0 0; }
  button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid #6e1230; background: none; color: #6e1230; font: inherit; cursor: pointer; }
`;

/** Renders the sandbox's messages, newest first. A form makes the service report a state, or the reader reply. */
export function messagesPage(messages: SandboxMessage[]): Html {
  return sandboxPage(
    'Sandbox messages',
    STYLE,
    html` <h1>Sandbox messages</h1>
      <p>
        WhatsApp messages and SMS the shop would have sent, newest first. <a href="/sandbox/messages">Show all</a>,
        <a href="/sandbox/outbox">mails</a>
      </p>
      ${messages.length === 0 ? html`<p>No message yet.</p>` : ''} ${messages.map(article)}`,
  );
}

function article({ channel, mobile, at, status, template, language, text, name, buttons }: SandboxMessage) {
  const report = (to: string, label: string) =>
    html`<form method="post" action="/sandbox/messages/report/${name}">
      <input type="hidden" name="status" value="${to}" /><button>${label}</button>
    </form>`;
  const reply = (values: Record<string, string>, label: string) =>
    html`<form method="post" action="/sandbox/messages/reply">
      <input type="hidden" name="mobile" value="${mobile}" />
      ${Object.entries(values).map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`)}
      <button>${label}</button>
    </form>`;
  return html`<article>
    <p class="facts">
      ${channel === 'sms' ? 'SMS' : 'WhatsApp'} to <a href="/sandbox/messages?to=${mobile}">+${mobile}</a>,
      ${formatInstant(at)}, ${template} (${language}), ${status}
    </p>
    <p class="text" lang="${language}">${text}</p>
    ${report('delivered', 'Report it delivered')} ${report('failed', 'Report it failed')}
    ${
      channel === 'sms'
        ? ''
        : html`${buttons.map(({ label }, index) =>
            reply({ answers: name, button: String(index) }, `Reply “${label}”`),
          )}${reply({ text: 'STOP' }, 'Reply “STOP”')}`
    }
  </article>`;
}
