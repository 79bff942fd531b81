import * as messages from '#contract/messages.ts';
import { LINK_COPIED } from '#contract/words/en/scripts.ts';
import { said } from '../../ui/said.ts';
import { toast } from '../../ui/toasts.ts';

const COPIED_MS = 2000;

/** Starts every 'Share' of the page. The listener is on the document, since islands may render again. */
export function startShare(): void {
  for (const share of document.querySelectorAll<HTMLElement>('[data-share]')) {
    const native = share.querySelector<HTMLElement>('[data-native]');
    if (native && 'share' in navigator) native.hidden = false;
  }

  document.addEventListener('click', ({ target }) => {
    const clicked = target as Element;
    const share = clicked.closest<HTMLDetailsElement>('details[data-share]');
    for (const other of document.querySelectorAll<HTMLDetailsElement>('details[data-share][open]')) {
      if (other !== share) other.open = false;
    }
    if (!share) return;
    if (clicked.closest('[data-share-native]')) void shareNatively(share);
    else if (clicked.closest('[data-copy-link]')) void copyLink(share);
    else if (clicked.closest('[data-share-without-image]')) toast(said(messages.SHARE_PINTEREST_NO_IMAGE));
    else if (!clicked.closest('a')) return;
    share.open = false;
  });
  document.addEventListener('keydown', ({ key, target }) => {
    const share = (target as Element).closest<HTMLDetailsElement>('details[data-share][open]');
    if (key !== 'Escape' || !share) return;
    share.open = false;
    share.querySelector('summary')?.focus();
  });
}

async function shareNatively({ dataset }: HTMLElement): Promise<void> {
  const { share: url, title, text } = dataset;
  // The dialog was closed without sharing.
  await navigator.share({ url: url!, title: title!, text: text! }).catch(() => {});
}

async function copyLink({ dataset }: HTMLElement): Promise<void> {
  const url = dataset.share!;
  try {
    await navigator.clipboard.writeText(url);
    toast(said(LINK_COPIED), { shownMs: COPIED_MS });
  } catch {
    // Clipboard access was denied or needs HTTPS: shows the address instead.
    toast(url);
  }
}
