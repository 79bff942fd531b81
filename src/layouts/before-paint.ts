import { KEPT } from '#contract/shop/kept.ts';

/**
 * Runs before the first paint: applies the dark theme, shows the content for visitors, hides the empty cart if a visitor
 * has a bag, and reserves room for delivery dates on cards if a PIN code is known, so that nothing flashes or moves. It is the only inline script written by
 * hand; its hash is in the content policy.
 */
export const BEFORE_PAINT = `try{var s=localStorage,d=document.documentElement.dataset,t=s.getItem('${KEPT.theme}');if(t==='dark'||t==='light')d.theme=t;if(s.getItem('${KEPT.deliveryPincode}'))d.pin='';if(!s.getItem('${KEPT.jwt}')){d.visitor='';if(/skuId/.test(s.getItem('${KEPT.bag}')))d.bag=''}}catch{}`;
