import { KEPT } from '#contract/shop/kept.ts';

/**
 * Runs before anything is painted: nobody who chose dark is flashed with light, whoever is not signed in sees at once
 * what is there for them, and cards have room for the day of delivery where a PIN code is known, so that nothing moves
 * when that is said. The only script written into pages by hand; its hash is part of their policy.
 */
export const BEFORE_PAINT = `try{var s=localStorage,d=document.documentElement.dataset,t=s.getItem('${KEPT.theme}');if(t==='dark'||t==='light')d.theme=t;if(s.getItem('${KEPT.deliveryPincode}'))d.pin='';if(!s.getItem('${KEPT.jwt}'))d.visitor=''}catch{}`;
