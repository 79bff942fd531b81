/** The texts that scripts of product lists and of the header write, each a separate export: a page ships only its own. */

export const ENTER_PIN = 'Enter PIN code';
export const DELIVER_TO = 'Deliver to {pin}';
export const CHECKING = 'Checking…';
export const ITEMS_SHOW_WHEN = 'Items now show when they reach {place}.';
export const DELIVERY_BY = 'Delivery by {day}';
export const NOT_SENT_TO = 'Not sent to {pin}';
export const CART = 'Cart';
export const CART_WITH_ONE = 'Cart, 1 item';
export const CART_WITH = 'Cart, {count} items';
export const LINK_COPIED = 'Link copied';
export const NEXT_NOT_LOADED = 'The next items could not be loaded. Please try again.';
export const ADDED_TO_WISHLIST = 'Added to your wishlist.';
export const VIEW = 'View';
export const REMOVED = 'Removed.';
export const UNDO = 'Undo';
export const NO_QUESTIONS = 'No questions';
export const ONE_QUESTION = '1 question';
export const QUESTIONS = '{count} questions';
export const NEWSLETTER_ASKED = 'Thank you. We have sent you an email: please confirm with the link in it.';
export const ORDER_BY_FOR = 'Order by {day} to have it in {pin} in time.';

// The account
export const PAPER_LANGUAGE = 'Language of emails and papers';
export const SAVED = 'Saved';

// Notifications of sales, carts and visitors
export const SOMEONE_IN_BOUGHT = 'Someone in {place} bought {name} {when}';
export const SOMEONE_BOUGHT = 'Someone bought {name} {when}';
export const WITHIN_TWO_HOURS = 'within the last two hours';
export const WITHIN_A_DAY = 'within the last day';
export const YESTERDAY = 'yesterday';
export const DAYS_AGO = '{days} days ago';
export const IN_MORE_THAN_CARTS = '{name} is in more than {count} carts';
export const PEOPLE_LOOK_AROUND = 'About {count} people are looking around just now';
