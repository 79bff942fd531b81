import { CART, CART_WITH, CART_WITH_ONE } from '#contract/words/en/scripts.ts';
import { said } from '../../ui/said.ts';
import { $cartCount } from '../cart/contents.ts';
import { startLanguageChoice } from './language-choice.ts';
import { $session } from '../../storage/session.ts';
import { startWaitingNotice } from '../payment/waiting-notice.ts';
import { signOut } from '../session/sign-out.ts';

/** Starts the bar: account state, cart count, and the menu on phones. */
export function startNavbar(): void {
  const bar = document.querySelector<HTMLElement>('[data-navbar]');
  if (!bar) return;

  $session.subscribe((session) => {
    for (const item of bar.querySelectorAll<HTMLElement>('[data-for]')) {
      item.hidden = !isFor(item.dataset.for ?? '', session.role);
    }
  });
  for (const button of bar.querySelectorAll('[data-log-out]')) button.addEventListener('click', () => void signOut());

  const badge = bar.querySelector<HTMLElement>('[data-cart-count]');
  const cart = badge?.closest('a');
  $cartCount.subscribe((count) => {
    if (!badge || !cart) return;
    badge.hidden = count === 0;
    badge.textContent = String(count);
    cart.setAttribute(
      'aria-label',
      count === 0 ? said(CART) : count === 1 ? said(CART_WITH_ONE) : said(CART_WITH, { count }),
    );
  });

  const openGroup = () => bar.querySelector<HTMLDetailsElement>('.bar details[open]');
  document.addEventListener('click', ({ target }) => {
    const group = openGroup();
    if (group && !group.contains(target as Node)) group.open = false;
  });
  bar.addEventListener('keydown', ({ key }) => {
    const group = openGroup();
    if (key !== 'Escape' || !group) return;
    group.open = false;
    group.querySelector('summary')?.focus();
  });

  startSearch(bar);

  startMenu(bar);
  startLanguageChoice();
  startWaitingNotice();
}

/** Starts the menu on phones. While open it contains the links that wide screens show in a row. */
function startMenu(bar: HTMLElement): void {
  const menu = bar.querySelector<HTMLDialogElement>('[data-menu]');
  const ways = bar.querySelector('[data-ways]');
  const row = bar.querySelector('[data-ways-row]');
  if (!menu || !ways || !row) return;
  bar.querySelector('[data-open-menu]')?.addEventListener('click', () => {
    menu.querySelector('[data-lent-ways]')?.append(ways);
    menu.showModal();
  });
  menu.addEventListener('close', () => {
    for (const group of ways.querySelectorAll('details')) group.open = false;
    row.append(ways);
  });
  bar.querySelector('[data-close-menu]')?.addEventListener('click', () => menu.close());
  menu.addEventListener('click', (event) => {
    if (event.target === menu) menu.close();
  });
}

/** Starts the search, which opens below the bar on phones; its completions are loaded with the first focus. */
function startSearch(bar: HTMLElement): void {
  const box = bar.querySelector<HTMLFormElement>('[data-search-box]');
  const sign = bar.querySelector<HTMLAnchorElement>('[data-open-search]');
  if (!box) return;
  box.addEventListener(
    'focusin',
    () => void import('../search/search-box.ts').then(({ startSearchBox }) => startSearchBox(box)),
    { once: true },
  );
  sign?.addEventListener('click', (event) => {
    event.preventDefault();
    box.toggleAttribute('data-open');
    if (box.hasAttribute('data-open')) box.querySelector('input')?.focus();
  });
}

/** Returns whether an entry of the bar is for a role; visitors have none. */
function isFor(whom: string, role: string | undefined): boolean {
  if (whom === 'visitor') return role === undefined;
  if (whom === 'signed-in') return role !== undefined;
  if (whom === 'staff') return role === 'ROLE_ADMIN' || role === 'ROLE_SELLER';
  return whom === role;
}
