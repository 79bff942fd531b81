import { kolkataDay } from '#contract/shop/dates.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { countView } from '../../api/blog.ts';
import { storedValue } from '../../storage/stored-value.ts';

/** The posts this browser opened, and on which day. */
const readToday = storedValue(KEPT.readToday, (found) => {
  const { day, ids } = (found ?? {}) as { day?: unknown; ids?: unknown };
  return {
    day: typeof day === 'string' ? day : '',
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [],
  };
});

/** Tells the shop that this post was opened: once a day from this browser, and nobody waits for it. */
export function startCountView(): void {
  const id = Number(document.querySelector<HTMLElement>('[data-post]')?.dataset.post);
  if (!id) return;
  const today = kolkataDay(Date.now());
  const before = readToday.get();
  const ids = before.day === today ? before.ids : [];
  if (ids.includes(id)) return;
  // A browser that remembers nothing would count each visit: it counts none.
  if (!readToday.set({ day: today, ids: [...ids, id] })) return;
  countView(id).catch(() => undefined);
}
