import type { PageFrame } from './frame.ts';

/** Where somebody stands who waits for what is sold out, and opened the link of a mail. */
export type StockNoticeStep = 'confirm' | 'confirmed' | 'stop' | 'stopped' | 'linkInvalid';

export interface StockNoticePage {
  kind: 'stockNotice';
  frame: PageFrame;
  step: StockNoticeStep;
  /** The token of the mail's link, where the step goes on with it. */
  token: string;
}
