import * as messages from '#contract/messages.ts';
import { formatWeekday } from '#contract/shop/dates.ts';
import { pinDigits, pinFault } from '#contract/shop/india.ts';
import { checkPin } from '../../api/delivery.ts';
import type { PinCheck } from '../../api/delivery.ts';
import { $deliveryPin } from './delivery-pin.ts';

const started = new WeakSet<HTMLElement>();

/** The parts of the widget, and which of them are seen. */
function partsOf(widget: HTMLElement) {
  const part = <Kind extends HTMLElement>(selector: string) => widget.querySelector<Kind>(selector)!;
  return {
    prompt: part('[data-open]'),
    form: part<HTMLFormElement>('form'),
    input: part<HTMLInputElement>('input'),
    button: part<HTMLButtonElement>('form button'),
    summary: part('[data-summary]'),
    change: part('[data-change]'),
    promise: part('[data-promise]'),
    couriers: part('[data-couriers]'),
    cash: part('[data-cash]'),
    said: part('[data-said]'),
  };
}

type Parts = ReturnType<typeof partsOf>;

function show({ prompt, form, summary }: Parts, seen: 'form' | 'summary'): void {
  prompt.hidden = true;
  form.hidden = seen !== 'form';
  summary.hidden = seen !== 'summary';
}

/** Asks for a PIN code. */
export function openForm(widget: HTMLElement): void {
  const parts = start(widget);
  show(parts, 'form');
  parts.input.focus();
}

/** Shows at once what holds for the PIN code that this browser asked about before. */
export function showKnown(widget: HTMLElement): void {
  const parts = start(widget);
  parts.input.value = $deliveryPin.get();
  show(parts, 'form');
  void check(widget, parts);
}

function start(widget: HTMLElement): Parts {
  const parts = partsOf(widget);
  if (started.has(widget)) return parts;
  started.add(widget);
  const { form, input, button, change } = parts;
  input.addEventListener('input', () => {
    input.value = pinDigits(input.value).replace(/\D/g, '').slice(0, 6);
    button.disabled = pinFault(input.value) !== undefined;
    input.removeAttribute('aria-invalid');
    parts.said.textContent = '';
    parts.said.classList.remove('fault');
    if (input.value.length === 6) void check(widget, parts);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void check(widget, parts);
  });
  change.addEventListener('click', () => {
    show(parts, 'form');
    parts.said.textContent = '';
    input.select();
    input.focus();
  });
  return parts;
}

async function check(widget: HTMLElement, parts: Parts): Promise<void> {
  const { input, button } = parts;
  const pin = input.value;
  const fault = pinFault(pin);
  if (fault) return sayFault(parts, fault);
  button.disabled = true;
  say(parts, 'Checking…');
  const hadFocus = widget.contains(document.activeElement);
  try {
    const checked = await checkPin(pin, Number(widget.dataset.sku));
    // Another one was typed meanwhile.
    if (input.value !== pin) return;
    if (!checked.isServiceable) return sayFault(parts, checked.reason ?? messages.PIN_NOT_SERVICEABLE);
    $deliveryPin.set(pin);
    showSummary(parts, checked);
    if (hadFocus) parts.change.focus();
  } catch {
    if (input.value === pin) sayFault(parts, messages.PIN_CHECK_ERROR);
  } finally {
    button.disabled = pinFault(input.value) !== undefined;
  }
}

function say({ said }: Parts, words: string): void {
  said.classList.remove('fault');
  said.textContent = words;
}

function sayFault(parts: Parts, words: string): void {
  show(parts, 'form');
  parts.input.setAttribute('aria-invalid', 'true');
  parts.said.classList.add('fault');
  parts.said.textContent = words;
}

function showSummary(parts: Parts, { pincode, city, deliveryDate, fastest, cheapest, codReason }: PinCheck): void {
  const place = city ? `${city} ${pincode}` : pincode;
  const when = deliveryDate ? `by ${formatWeekday(deliveryDate)}` : messages.DELIVERY_ESTIMATE_FALLBACK;
  parts.promise.textContent = `Delivery to ${place} ${when}`;
  const named = (word: string, offer: PinCheck['fastest']) =>
    offer ? `${word}: ${offer.courier_name}${offer.etd ? `, ${formatWeekday(offer.etd)}` : ''}` : '';
  parts.couriers.textContent = [named('Fastest', fastest), named('Cheapest', cheapest)].filter(Boolean).join(' · ');
  parts.cash.textContent = codReason ?? 'Cash on delivery is collected here.';
  say(parts, '');
  show(parts, 'summary');
}
