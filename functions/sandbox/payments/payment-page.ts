import { html } from 'hono/html';
import { formatInstant } from '#contract/shop/dates.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { sandboxPage } from '../sandbox-page.ts';
import type { Html } from '../sandbox-page.ts';
import type { LinkEntity } from './razorpay-entities.ts';

const STYLE = `
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; background: #eef1f6; color: #1b2330; font: 16px/1.5 system-ui, sans-serif; }
  main { margin: 0 auto; max-width: 27rem; padding: 1rem 1rem 3rem; }
  .sandbox { margin: 0 0 1rem; padding: 0.5rem 0.75rem; border-radius: 0.5rem; background: #fff3cd; color: #5c4400; font-size: 0.875rem; }
  .card { overflow: hidden; border: 1px solid #d5dbe6; border-radius: 0.75rem; background: #fff; }
  header { padding: 1.25rem; background: #16305c; color: #fff; }
  header p { margin: 0; color: #cfdaf0; font-size: 0.875rem; }
  h1 { margin: 0.125rem 0 0.5rem; font-size: 1.125rem; font-weight: 600; }
  .amount { color: #fff; font-size: 2rem; font-weight: 700; line-height: 1.2; }
  form, .over { padding: 1.25rem; }
  fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; }
  legend { margin-bottom: 0.5rem; padding: 0; font-weight: 600; }
  label { display: flex; gap: 0.75rem; align-items: center; min-height: 3.25rem; padding: 0.5rem 0.75rem; border: 1px solid #d5dbe6; border-bottom-width: 0; cursor: pointer; }
  label:first-of-type { border-radius: 0.5rem 0.5rem 0 0; }
  label:last-of-type { border-bottom-width: 1px; border-radius: 0 0 0.5rem 0.5rem; }
  label:has(:checked) { background: #eaf1ff; }
  label span span { display: block; color: #55607a; font-size: 0.8125rem; }
  input { flex: none; width: 1.125rem; height: 1.125rem; accent-color: #1747a6; }
  button, .back { display: block; width: 100%; min-height: 3rem; margin-top: 0.625rem; padding: 0.625rem; border: 1px solid #1747a6; border-radius: 0.5rem; background: #fff; color: #1747a6; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
  button.main { background: #1747a6; color: #fff; }
  .back { border-color: transparent; }
  :focus-visible { outline: 3px solid #f0a500; outline-offset: 2px; }
  .fault { margin: 0 0 1rem; padding: 0.625rem 0.75rem; border-radius: 0.5rem; background: #fdeaea; color: #8c1414; }
  .small { margin: 1rem 0 0; color: #55607a; font-size: 0.8125rem; }
`;

const METHODS = [
  ['upi', 'UPI', 'Any app, success@razorpay'],
  ['card', 'Card', 'Test card, nothing to type'],
  ['netbanking', 'Net banking', 'Test bank'],
  ['wallet', 'Wallet', 'Test wallet'],
] as const;

const OVER: Record<Exclude<LinkEntity['status'], 'created'>, string> = {
  paid: 'This payment is complete.',
  partially_paid: 'A part of this amount is paid.',
  expired: 'The time to pay on this page is over.',
  cancelled: 'This payment page was closed by the shop.',
};

/** Renders a link's page, on which a person chooses a payment method and an outcome. It needs no card or account. */
export function paymentPage(link: LinkEntity, error?: string): Html {
  return page(
    html`<div class="card">
      <header>
        <p>Ratnahaat</p>
        <h1>${link.description}</h1>
        <p class="amount">${formatPaise(link.amount)}</p>
        ${link.status === 'created' ? html`<p>Pay by ${formatInstant(link.expire_by * 1000)}</p>` : ''}
      </header>
      ${
        link.status === 'created'
          ? choices(link, error)
          : html`<div class="over">
              <p>${OVER[link.status]}</p>
              ${backTo(link)}
            </div>`
      }
    </div>`,
  );
}

export function noSuchLinkPage(): Html {
  return page(
    html`<div class="card">
      <header><h1>There is no such payment page.</h1></header>
    </div>`,
  );
}

function choices(link: LinkEntity, error: string | undefined): Html {
  return html`<form method="post">
    ${error ? html`<p class="fault" role="alert">${error}</p>` : ''}
    <fieldset>
      <legend>How to pay</legend>
      ${METHODS.map(
        ([value, name, hint], index) =>
          html`<label>
            <input type="radio" name="method" value="${value}" ${index === 0 ? 'checked' : ''} />
            <span>${name}<span>${hint}</span></span>
          </label>`,
      )}
    </fieldset>
    <button class="main" name="outcome" value="paid">Pay ${formatPaise(link.amount)}</button>
    <button name="outcome" value="failed">Let the payment fail</button>
    <button name="outcome" value="cancelled">Cancel the payment</button>
    ${backTo(link)}
    <p class="small">Link ${link.id}, reference ${link.reference_id}</p>
  </form>`;
}

function backTo(link: LinkEntity): Html {
  return link.callback_url ? html`<a class="back" href="${link.callback_url}">Back to the shop</a>` : html``;
}

function page(body: Html): Html {
  return sandboxPage(
    'Sandbox payment',
    STYLE,
    html` <main>
      <p class="sandbox"><strong>Sandbox.</strong> This plays the payment gateway. No money moves.</p>
      ${body}
    </main>`,
  );
}
