import * as messages from '#contract/messages.ts';
import { pinDigits, pinFault } from '#contract/shop/india.ts';
import { CHECKING, ITEMS_SHOW_WHEN } from '#contract/words/en/scripts.ts';
import { checkPin } from '../../api/delivery.ts';
import { said } from '../../ui/said.ts';
import { saidAny } from '../../ui/speech.ts';
import { toast } from '../../ui/toasts.ts';
import { $deliveryPin } from './delivery-pin.ts';

/** Asks for the delivery PIN code, which holds for the whole shop until it is changed. */
export function choosePin(): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-pin-sheet]');
  const sheet = template?.content.querySelector('dialog')?.cloneNode(true) as HTMLDialogElement | undefined;
  if (!sheet) return;
  const form = sheet.querySelector<HTMLFormElement>('[data-pin-form]')!;
  const input = form.querySelector('input')!;
  const status = form.querySelector<HTMLElement>('[data-pin-said]')!;
  const forget = sheet.querySelector<HTMLElement>('[data-forget-pin]')!;

  const say = (text: string, isError = false) => {
    status.textContent = text;
    status.classList.toggle('fault', isError);
    if (isError) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  };
  const keep = async () => {
    const pin = pinDigits(input.value);
    const error = pinFault(pin);
    if (error) return say(saidAny(error), true);
    say(said(CHECKING));
    try {
      const { isServiceable, reason, city } = await checkPin(pin);
      // The PIN code has changed since the request, or the sheet is closed.
      if (pinDigits(input.value) !== pin || !sheet.open) return;
      if (!isServiceable) return say(saidAny(reason ?? messages.PIN_NOT_SERVICEABLE), true);
      $deliveryPin.set(pin);
      sheet.close();
      toast(said(ITEMS_SHOW_WHEN, { place: city ? `${city} ${pin}` : pin }));
    } catch {
      say(said(messages.PIN_CHECK_ERROR), true);
    }
  };
  input.value = $deliveryPin.get();
  input.addEventListener('input', () => {
    say('');
    if (pinDigits(input.value).length === 6) void keep();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void keep();
  });
  forget.hidden = input.value === '';
  forget.addEventListener('click', () => {
    $deliveryPin.set('');
    sheet.close();
  });
  sheet.addEventListener('close', () => sheet.remove());
  document.body.append(sheet);
  sheet.showModal();
  input.focus();
  input.select();
}
