import * as messages from '../../messages.ts';
import { refusal } from './refusal.ts';

/** Refusals about goods and what is written about them. */
export const GOODS_REFUSALS = {
  // Catalogue
  PRODUCT_NOT_FOUND: refusal('missing', messages.PRODUCT_NOT_FOUND),
  SKU_NOT_FOUND: refusal('missing', 'SKU not found'),
  CATEGORY_NOT_FOUND: refusal('missing', 'Category not found'),
  CATEGORY_CODE_TAKEN: refusal('conflict', 'Another category already uses this code.'),
  CATEGORY_OF_HOUSE: refusal(
    'forbidden',
    'Only the shop can change this category. You can change a category you proposed until it is accepted.',
  ),
  CATEGORY_IN_USE: refusal(
    'conflict',
    'This category still holds products or other categories. Please move them to another category first.',
  ),
  CATEGORY_PLACE_WRONG: refusal('invalid', 'A category cannot lie below itself, nor deeper than {levels} levels.'),
  COLLECTION_NOT_FOUND: refusal('missing', 'Collection not found'),
  COLLECTION_ARCHIVED: refusal('conflict', 'This collection is archived. Please restore it first.'),
  SEARCH_WORD_NOT_FOUND: refusal('missing', 'Search word not found'),
  SEARCH_WORD_TAKEN: refusal(
    'conflict',
    'There is an entry of this kind for this query already. Please change that one.',
  ),
  SEARCH_WORDS_FULL: refusal('conflict', 'There can be at most {most} search words. Please remove one first.'),
  OLD_ADDRESS_NOT_FOUND: refusal('missing', 'Old address not found'),
  SEO_URL_TAKEN: refusal('conflict', 'Another page already uses this address.'),
  SEO_URL_INVALID: refusal('invalid', 'Please use 3 to 120 small letters, digits and single hyphens.'),
  SKU_CODE_TAKEN: refusal('conflict', 'Another SKU already uses this code.'),
  PLANNED_PRICE_NOT_FOUND: refusal('missing', 'Planned price not found'),
  PLANNED_PRICE_OVER: refusal('conflict', 'This planned price is over already.'),
  PRICE_PLANNED_ALREADY: refusal(
    'conflict',
    '{code} has another planned price at that time. Please cancel that one first, or choose another time.',
  ),
  PRICE_ABOVE_MRP: refusal('invalid', 'The selling price cannot be above the MRP.'),

  // Stock
  NOT_ENOUGH_STOCK: refusal('conflict', 'Fewer pieces than that are available; the others are reserved.'),
  STOCK_NOT_FOUND: refusal('missing', 'Inventory item not found'),
  STOCK_KEPT_ALREADY: refusal('conflict', 'The stock of this SKU is kept already. Please change it instead.'),
  STOCK_HELD_BY_ORDERS: refusal('conflict', 'Orders hold {count} pieces of this SKU, so fewer cannot be reserved.'),
  STOCK_STILL_HELD: refusal('conflict', 'Orders hold pieces of this SKU, so its stock must be kept.'),
  HOLD_TOO_SMALL: refusal('conflict', 'Fewer pieces than that are held by hand.'),
  STOCK_TOO_LARGE: refusal('invalid', 'A stock of more than 10,00,000 pieces is not possible.'),

  // Reviews
  REVIEW_ALREADY_SUBMITTED: refusal('conflict', messages.REVIEW_ALREADY_SUBMITTED),
  REVIEW_NOT_FOUND: refusal('missing', 'Review not found'),
  REVIEW_IS_OWN: refusal('conflict', 'Your own review counts as it is; others may mark it as helpful.'),
  REVIEW_REPLIES_FULL: refusal('conflict', 'No more replies can be added to this review.'),
  REVIEW_PHOTO_UNKNOWN: refusal('invalid', 'One of the photos is not there any more. Please add it again.'),
  REVIEW_PHOTO_TOO_LARGE: refusal('tooLarge', 'A photo can have at most {megabytes} MB.'),

  // Questions
  QUESTION_NOT_FOUND: refusal('missing', 'Question not found'),
  QUESTIONS_TOO_MANY: refusal('tooMany', 'You have reached the limit for one day. Please come back tomorrow.'),
  SAID_ALREADY: refusal('conflict', 'You have written this already.'),
  ANSWER_NEEDS_PURCHASE: refusal('forbidden', 'Only a buyer, after delivery, the seller and the shop can answer.'),
  ANSWERS_FULL: refusal('conflict', 'No more answers can be added to this question.'),

  // Blog
  POST_NOT_FOUND: refusal('missing', 'Post not found'),
  PAGE_NOT_FOUND: refusal('missing', 'Page not found'),
  HOME_PAGE_STAYS: refusal('conflict', 'The home page cannot be deleted.'),
} as const;
