import { pathIn } from '#contract/languages.ts';
import { KEPT } from '#contract/shop/kept.ts';
import type { NotificationType } from '#contract/shop/social-proof.ts';
import { call } from '../../api/client.ts';
import { storedValue } from '../../storage/stored-value.ts';
import { languageOfPage } from '../../ui/page-language.ts';
import { said } from '../../ui/said.ts';
import { linesOf } from './lines.ts';
import type { Cart, ProofLine, Sale, Visitors } from './lines.ts';

/** The index of the next notification, stored across page loads. */
const nextIndex = storedValue(
  KEPT.socialProofNext,
  (found) => (typeof found === 'number' ? found : 0),
  () => sessionStorage,
);
const PEACE_MS = 20_000;
/** The interval to check an occupied corner again. */
const LOOK_AGAIN_MS = 2_000;
/** Maximum notifications per page. */
const MOST = 4;

/** Loads the notifications and shows them in turn. */
export async function tell(box: HTMLElement): Promise<void> {
  const types = (box.dataset.proof ?? '').split(' ') as NotificationType[];
  const lines = await read(types);
  if (lines.length === 0 || !box.isConnected) return;
  const link = box.querySelector<HTMLAnchorElement>('[data-proof-link]')!;
  let shown: ProofLine | undefined;
  link.addEventListener('click', () => shown?.href && count(shown.type, 'click'));

  const next = (left: number) => {
    if (left === 0 || !box.isConnected) return;
    if (document.hidden) {
      document.addEventListener('visibilitychange', () => next(left), { once: true });
      return;
    }
    if (liesOnControl(box)) {
      setTimeout(() => next(left), LOOK_AGAIN_MS);
      return;
    }
    const index = nextIndex.get();
    nextIndex.set(index + 1);
    shown = lines[index % lines.length]!;
    draw(box, link, shown);
    count(shown.type, 'impression');
    hideAfter(box, Number(box.dataset.shownMs), () => setTimeout(() => next(left - 1), PEACE_MS));
  };
  addEventListener('scroll', () => !box.hidden && liesOnControl(box) && (box.hidden = true), { passive: true });
  next(MOST);
}

/** Interactive elements that must not be covered. */
const CONTROLS =
  ':is(main, footer, dialog) :is(button, input, select, textarea, label, summary, .button, [role="button"])';

/** Returns whether the box covers, or would cover, a control. */
function liesOnControl(box: HTMLElement): boolean {
  const { left, right, top, bottom } = rectOf(box);
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    if (box.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return false;
    const own = control.getBoundingClientRect();
    return own.left < right && own.right > left && own.top < bottom && own.bottom > top;
  });
}

/** Returns the current or future rectangle of the box. */
function rectOf(box: HTMLElement): DOMRect {
  if (!box.hidden) return box.getBoundingClientRect();
  box.style.visibility = 'hidden';
  box.hidden = false;
  const index = box.getBoundingClientRect();
  box.hidden = true;
  box.style.visibility = '';
  return index;
}

function draw(box: HTMLElement, link: HTMLAnchorElement, { text, href, picture }: ProofLine): void {
  if (href) link.href = href;
  else link.removeAttribute('href');
  const image = box.querySelector('img')!;
  if (picture) image.src = picture;
  else image.removeAttribute('src');
  box.querySelector('[data-proof-words]')!.textContent = text;
  box.hidden = false;
}

/** Hides the box after its time, but not while it is hovered or focused. */
function hideAfter(box: HTMLElement, shownMs: number, then: () => void): void {
  setTimeout(() => {
    if (box.matches(':hover, :focus-within')) {
      hideAfter(box, shownMs, then);
      return;
    }
    box.hidden = true;
    then();
  }, shownMs);
}

/** Returns the notifications; a failed call returns none. */
async function read(types: NotificationType[]): Promise<ProofLine[]> {
  const ask = async <Answer>(type: NotificationType, nothing: Answer): Promise<Answer> => {
    if (!types.includes(type)) return nothing;
    try {
      return await call<Answer>('GET', `/notifications/${type}`, { asVisitor: true });
    } catch {
      return nothing;
    }
  };
  const [sales, carts, visitors] = await Promise.all([
    ask<Sale[]>('sales', []),
    ask<Cart[]>('carts', []),
    ask<Visitors>('visitors', { currentCount: 0 }),
  ]);
  const path = (english: string) => pathIn(languageOfPage(), english);
  return linesOf({ sales, carts, visitors }, Date.now(), { say: said, path });
}

function count(type: NotificationType, event: 'impression' | 'click'): void {
  const body = new Blob([JSON.stringify({ type, event })], { type: 'application/json' });
  navigator.sendBeacon('/notifications/events', body);
}

/** Counts the visit where no notification about visitors does. */
export async function countVisit(): Promise<void> {
  // A visit that cannot be counted is no matter of the visitor.
  await call('GET', '/notifications/visitors', { asVisitor: true }).catch(() => undefined);
}
