/** The questions of the help page and the home page, by the fragment of their address. */
export type QuestionId =
  | 'gold'
  | 'one-gram'
  | 'size'
  | 'custom'
  | 'gift'
  | 'bulk'
  | 'who-sells'
  | 'showroom'
  | 'where'
  | 'when'
  | 'shipping-cost'
  | 'pre-order'
  | 'return'
  | 'damaged'
  | 'defect'
  | 'refund-when'
  | 'cancel'
  | 'give-back'
  | 'how-to-pay'
  | 'cod'
  | 'prepaid-discount'
  | 'taxes'
  | 'plating-life'
  | 'water'
  | 'skin'
  | 'reach-us'
  | 'complaint';

/** A question in another language, with its answer from the settings. */
export interface Answered {
  question: string;
  /** Paragraphs of plain text. */
  answer: string[];
  /** The label of its link, for questions that have one. */
  link?: string;
}
