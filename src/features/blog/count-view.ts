import { kolkataDay } from '#contract/shop/dates.ts';

const KEPT = 'ratnahaat:1:read-today';

/** Tells the shop that this post was opened: once a day from this browser, and nobody waits for it. */
export function startCountView(): void {
  const id = Number(document.querySelector<HTMLElement>('[data-post]')?.dataset.post);
  if (!id) return;
  const today = kolkataDay(Date.now());
  const ids = readOn(today);
  if (ids.includes(id)) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ day: today, ids: [...ids, id] }));
  } catch {
    // A browser that remembers nothing would count each visit: it counts none.
    return;
  }
  fetch(`/blog/posts/${id}/view`, { method: 'POST', keepalive: true }).catch(() => undefined);
}

/** The posts this browser opened on a day. What cannot be read counts as none. */
function readOn(day: string): number[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as { day?: unknown; ids?: unknown };
    return kept.day === day && Array.isArray(kept.ids) ? kept.ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
