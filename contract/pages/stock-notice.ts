import type { PageFrame } from './frame.ts';

/** The steps of a stock notice after a click on a mailed link. */
export type StockNoticeStep = 'confirm' | 'confirmed' | 'stop' | 'stopped' | 'linkInvalid';

export interface StockNoticePage {
  kind: 'stockNotice';
  frame: PageFrame;
  step: StockNoticeStep;
  /** The token of the mailed link, if the step needs it. */
  token: string;
}
