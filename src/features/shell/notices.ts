import { atom } from 'nanostores';

const SHOWN_MS = 5000;
const MOST = 20;

interface Notice {
  id: number;
  text: string;
}

const $notices = atom<Notice[]>([]);
let lastId = 0;

/** Says something short at the foot of the screen, for a few seconds. */
export function notify(text: string, shownMs = SHOWN_MS): void {
  lastId += 1;
  const id = lastId;
  $notices.set([...$notices.get(), { id, text }].slice(-MOST));
  setTimeout(() => $notices.set($notices.get().filter((notice) => notice.id !== id)), shownMs);
}

/** Shows the notices where the page has its place for them. */
export function startNotices(): void {
  const place = document.querySelector('[data-notices]');
  $notices.subscribe((notices) => {
    place?.replaceChildren(
      ...notices.map(({ text }) => {
        const line = document.createElement('p');
        line.textContent = text;
        return line;
      }),
    );
  });
}
