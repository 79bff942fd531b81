import type { ConsoleLook } from '#contract/shop/look/console-look.ts';

let look: ConsoleLook | undefined;

/** Returns the shop's look, which the server writes into the page; the default look in the development server. */
export function shopLook(): ConsoleLook {
  look ??= readLook(document.querySelector<HTMLMetaElement>('meta[name=shop-look]')?.content ?? '');
  return look;
}

function readLook(text: string): ConsoleLook {
  // The development server leaves the place's own name.
  return text.startsWith('{') ? (JSON.parse(text) as ConsoleLook) : {};
}
