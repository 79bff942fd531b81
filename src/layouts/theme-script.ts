import { KEPT } from '#contract/shop/kept.ts';

/**
 * Runs before anything is painted, so that nobody who chose dark is flashed with light. The only script written into
 * pages by hand; its hash is part of their policy.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${KEPT.theme}');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch{}`;
