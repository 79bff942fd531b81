import { kolkataDay } from '#contract/shop/dates.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { countView } from '../../api/blog.ts';
import { storedValue } from '../../storage/stored-value.ts';

/** The posts that this browser opened on one day. */
const readToday = storedValue(KEPT.readToday, (found) => {
  const { day, ids } = (found ?? {}) as { day?: unknown; ids?: unknown };
  return {
    day: typeof day === 'string' ? day : '',
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [],
  };
});

/** Counts a view of this post, once a day per browser. */
export function startCountView(): void {
  const id = Number(document.querySelector<HTMLElement>('[data-post]')?.dataset.post);
  if (!id) return;
  const today = kolkataDay(Date.now());
  const before = readToday.get();
  const ids = before.day === today ? before.ids : [];
  if (ids.includes(id)) return;
  // Without storage each visit would count, so none does.
  if (!readToday.set({ day: today, ids: [...ids, id] })) return;
  countView(id).catch(() => undefined);
}
