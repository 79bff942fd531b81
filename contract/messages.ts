/**
 * Every text that the specification defines word for word, by code. Each is a separate export, so that a page ships
 * only the texts it shows: use `import * as messages` and name them. Placeholders are written as {name}; see `fill`.
 */

/**
 * Returns a message with its placeholders replaced.
 * @example fill(messages.CARD_MORE_OPTIONS, { count: 3 }) // '+3 more'
 */
export function fill<const Text extends string>(text: Text, holes: Filling<Text>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String((holes as Filling<string>)[name] ?? hole));
}

/** The names of the placeholders in a text, if the compiler knows the text. */
export type HolesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | HolesIn<Rest>
  : never;

/** The values of a text's placeholders, all required. */
export type Filling<Text extends string> = Record<string, string | number> & Record<HolesIn<Text>, string | number>;

// shell
export const NOT_FOUND_CODE = '404';
export const NOT_FOUND_TITLE = 'Page not found';
export const NOT_FOUND_GO_HOME = 'Go to Homepage';
export const NOT_FOUND_GO_BACK = 'Go Back';
export const ERROR_SCREEN = "We're Polishing Things Up… Please refresh the page or try again in a few moments.";
export const ERROR_SCREEN_REFRESH = 'Refresh Page';
export const LAZY_LOADING = 'loading...';
export const UNEXPECTED_ERROR = 'An unexpected error occurred';
export const RETRY = 'Retry';

// addresses
export const RESPONSE_INVALID = 'Invalid response from server';

// shell
export const ANNOUNCE_COD = 'COD available across India';
export const ANNOUNCE_COD_LONG = 'cash on delivery across India';
export const ANNOUNCE_SECURE_PAYMENTS = '100% secure payments';
export const ANNOUNCE_AUTHENTIC = 'authentic products guaranteed';
export const ANNOUNCE_FREE_SHIPPING = 'pan India free shipping';
export const ANNOUNCE_PRIVACY = '100% privacy';
export const FOOTER_CARE_HOURS = 'Mon to Sat 10 AM to 6 PM';
export const NAV_ADMIN = 'Admin';
export const NAV_SELLER = 'Seller';
export const NAV_LOGOUT = 'Logout';

// home
export const HOME_CATEGORY_NO_IMAGE = 'No Image';
export const HOME_CATEGORY_UNNAMED = 'Unnamed Category';
export const HOME_CATEGORIES_EMPTY = 'No visible categories found.';
export const HOME_WHY_CHOOSE_US = 'Why Choose Us';
export const HOME_WHY_FREE_SHIPPING = 'free shipping';
export const HOME_WHY_EASY_RETURNS = 'easy returns within 7 days';
export const FAQ_CATEGORY_ALL = 'All';
export const FAQ_CATEGORY_PRODUCTS = 'products';
export const FAQ_CATEGORY_SHIPPING = 'shipping';
export const FAQ_CATEGORY_RETURNS = 'returns';
export const FAQ_CATEGORY_PAYMENT = 'payment';
export const FAQ_CATEGORY_CARE = 'care';
export const FAQ_CATEGORY_CONTACT = 'contact';
export const CATEGORY_IMAGE_ALT = 'Category image';

// categories
export const CATEGORIES_LOAD_ERROR = 'Error loading categories. Please try again later.';
export const CATEGORIES_FETCH_FAILED = 'Failed to fetch categories';
export const CATEGORIES_FETCH_FAILED_ADMIN = 'Failed to fetch categories. Please try again.';

// auth
export const SIGNIN_OR = 'OR';
export const SIGNIN_OTP_SENT_TO = 'OTP sent to: {email}';
export const SIGNIN_USE_DIFFERENT_EMAIL = 'Use different email';
export const SIGNUP_VERIFY_OTP = 'Verify OTP';
export const CREATE_ACCOUNT = 'Create Account';
export const OTP_SEND_FAILED = 'Failed to send OTP';
export const SIGNUP_FAILED = 'Signup failed';
export const SIGNIN_FAILED = 'Signin failed';
export const RESET_PASSWORD_FAILED = 'Reset password failed';
export const RESET_PASSWORD_REQUEST_FAILED = 'Reset password request failed';
export const GOOGLE_LOGIN_FAILED = 'Google login failed. Please try again or use email login.';
export const GOOGLE_AUTH_FAILED = 'Google authentication failed. Please try again.';
export const FORGOT_FAILED = 'Failed to send reset link. Please try again.';
export const FORGOT_SENT = 'Reset link sent! Check your email for further instructions.';
export const SESSION_EXPIRED = 'Session expired. Please sign in again.';
export const COUPON_AUTH_FAILED = 'Authentication failed. Please log in again.';

// catalogue
export const GRID_EMPTY = 'No products found matching your criteria.';
export const CARD_MORE_OPTIONS = '+{count} more';

// product
export const PRODUCT_SOLD_BY = 'Sold by';
export const PRODUCT_SHIPS_FROM = 'Ships from';
export const PRODUCT_LOADING = 'Loading product details...';
export const PRODUCT_LOAD_FAILED = 'Failed to load product';
export const PRODUCT_NOT_FOUND = 'Product not found';
export const PRODUCT_FETCH_FAILED = 'Failed to fetch product';

// catalogue
export const PRODUCTS_FETCH_FAILED = 'Failed to fetch products';

// product
export const SHARE_PINTEREST_NO_IMAGE =
  'Cannot share to Pinterest without an image. Please try another sharing option.';
export const UPDATE_CART = 'Update Cart';
export const ADDING_TO_CART = 'Adding to Cart...';
export const PROCESSING = 'Processing...';
export const BUY_NOW = 'Buy Now';
export const SELECT_VARIANT = 'Please select a product variant';
export const SELECT_SIZE_COLOR = 'Please select a size/color option';
export const OUT_OF_STOCK = 'This item is currently out of stock';

// cart
export const EASY_RETURNS_7_DAYS = '7-day easy returns';

// product
export const READ_MORE = 'Read more';
export const PIN_CHANGE = 'Change';
export const PIN_CHECK = 'Check';

// shipping
export const PIN_CHECK_ERROR = 'Error checking pincode availability. Please try again.';
export const PIN_NOT_SERVICEABLE = 'This pincode is not serviceable.';
export const PIN_DELIVERABILITY_FAILED = 'Failed to check pincode deliverability';
export const SERVICEABILITY_FAILED = 'Failed to check serviceability';
export const ESTIMATED_DELIVERY_FAILED = 'Failed to get estimated delivery date';

// cart
export const DELIVERY_ESTIMATE_STANDARD = '3-5 business days';
export const DELIVERY_ESTIMATE_PREORDER = '7-10 days after start date';
export const DELIVERY_ESTIMATE_FALLBACK = 'Estimated within 7-10 days';

// reviews
export const WRITE_A_REVIEW = 'Write a Review';
export const REVIEWS_EMPTY = 'Be the first to review';
export const REVIEW_HEADING = 'Share Your Experience';
export const REVIEW_BACK = 'Back to reviews';
export const REVIEW_PRODUCT_NOT_FOUND = 'Product Not Found';
export const REVIEW_RETURN_HOME = 'Return to Home';
export const REVIEW_TEXT_REQUIRED = 'Review text is required';
export const REVIEW_TEXT_TOO_SHORT = 'Review must be at least 10 characters long';
export const REVIEW_RATING_REQUIRED = 'Rating is required';
export const REVIEW_LOGIN_REQUIRED = 'You must be logged in to submit a review';
export const REVIEW_PRODUCT_ID_MISSING = 'Product ID is missing';
export const REVIEW_ALREADY_SUBMITTED = 'You have already submitted a review for this product.';
export const REVIEW_DELETE_CANCEL = 'Cancel';
export const REVIEW_DELETE_CONFIRM = 'Delete';
export const REVIEWS_FETCH_FAILED = 'Failed to fetch reviews';
export const REVIEW_CREATE_FAILED = 'Failed to create review';
export const REVIEW_UPDATE_FAILED = 'Failed to update review';
export const REVIEW_DELETE_FAILED = 'Failed to delete review';
export const REVIEW_IMAGE_UPLOAD_FAILED = 'Failed to upload image';
export const REVIEW_SUBMIT_FAILED = 'Failed to submit review. Please try again.';
export const RATING_EXCELLENT = 'excellent';
export const RATING_VERY_GOOD = 'very good';
export const RATING_GOOD = 'good';
export const RATING_AVERAGE = 'average';
export const RATING_POOR = 'poor';

// cart
export const CART_EMPTY = 'Your cart is empty';
export const CONTINUE_SHOPPING = 'Continue Shopping';
export const CART_SIGNIN_BANNER = 'Please sign in to proceed with your purchase';
export const SIGN_IN = 'Sign In';
export const CART_SIGNIN_TO_PROCEED = 'Sign in to proceed';
export const CART_SAVE_FOR_LATER = 'Save for later';
export const CART_FETCH_FAILED = 'Failed to fetch user cart';
export const CART_ADD_FAILED = 'Failed to add item to cart';
export const CART_DELETE_FAILED = 'Failed to delete cart item';
export const CART_UPDATE_FAILED = 'Failed to update cart item';
export const CART_QUANTITY_FAILED = 'Failed to update quantity';
export const CART_REMOVE_FAILED = 'Failed to remove item';

// coupons
export const COUPON_APPLY = 'Apply';
export const COUPON_EMPTY_CART = 'Cannot apply coupon to an empty cart';
export const COUPON_NOT_VALID = 'Not a valid coupon.';
export const COUPON_REMOVE_FAILED = 'Failed to remove coupon.';
export const COUPON_APPLIED = 'Coupon Applied successfully';

// addresses
export const ADDRESS_MOBILE_INVALID = 'Please enter a valid 10-digit Indian mobile number starting with 6, 7, 8, or 9';
export const ADDRESS_MOBILE_SEQUENTIAL = 'Please enter a valid mobile number. Sequential numbers are not accepted.';
export const ADDRESS_MOBILE_REPEATING = 'Please enter a valid mobile number. Repeating digits are not accepted.';
export const ADDRESS_MOBILE_TEST_PATTERN = 'Please enter a real mobile number, not a test pattern.';
export const ADDRESS_EMAIL_INVALID = 'Please enter a valid email address';
export const ADDRESS_PIN_INVALID = 'Please enter a valid 6-digit PIN code';
export const ADDRESS_PIN_TEST_PATTERN = 'Please enter a real PIN code, not a test pattern';
export const ADDRESS_INDIA_ONLY = 'Currently we only ship within India';
export const ADDRESS_DELETE_CONFIRM = 'Are you sure you want to delete this address?';
export const ADDRESSES_FETCH_FAILED = 'Failed to fetch addresses';
export const ADDRESS_CREATE_FAILED = 'Failed to create address';
export const ADDRESS_UPDATE_FAILED = 'Failed to update address';
export const ADDRESS_DELETE_FAILED = 'Failed to delete address';

// checkout
export const CHECKOUT_ADDRESS_MISSING = 'Please select a shipping address';
export const CHECKOUT_PAYMENT_TYPE_MISSING = 'Please select a payment type';
export const CHECKOUT_NO_ITEMS = 'No items in cart to process';
export const CHECKOUT_NO_PAYMENT_LINK = 'Payment link not available. Please try again.';
export const CHECKOUT_ORDER_ERROR = 'Error processing order';
export const CHECKOUT_PROCEED_FAILED = 'Failed to proceed to checkout';

// orders
export const ORDER_THANK_YOU = 'Thank you for your order!';
export const ORDER_PRINT = 'Print Order';
export const ORDER_ERROR_LOADING = 'Error Loading Order';
export const ORDER_ID_MISSING = 'Order ID is missing from URL';
export const ORDER_DETAILS_UNAVAILABLE = 'Unable to load order details';
export const ORDERS_EMPTY = 'No Orders Found';
export const ORDERS_EMPTY_HINT = 'Start shopping to see your orders here.';
export const CANCEL_REASON_CHANGED_MIND = 'Changed my mind';
export const CANCEL_REASON_WRONG_ITEM = 'Received wrong item';
export const CANCEL_REASON_OTHER = 'Other';
export const ORDER_HISTORY_FAILED = 'Failed to fetch order history';
export const ORDER_FETCH_FAILED = 'Failed to fetch order';
export const ORDER_CREATE_FAILED = 'Failed to create order';
export const ORDER_ITEM_FETCH_FAILED = 'Failed to fetch order item';
export const ORDER_STATUS_FAILED = 'Failed to update order status';
export const ORDER_CANCEL_ERROR = 'An error occurred while cancelling the order.';
export const PAYMENT_STATUS_PAID = 'Paid';
export const PAYMENT_STATUS_PENDING = 'Pending';

// payments
export const PAYMENT_PROCESS_FAILED = 'Failed to process payment';
export const PAYMENT_ORDER_FAILED = 'Failed to process payment order';
export const PAYMENT_VERIFYING = 'Verifying payment...';
export const PAYMENT_SUCCESSFUL = 'Payment Successful!';
export const PAYMENT_VIEW_ORDERS = 'View Orders';
export const PAYMENT_FAILED = 'Payment Failed';
export const PAYMENT_RETURN_TO_CHECKOUT = 'Return to Checkout';
export const PAYMENT_VERIFICATION_FAILED = 'Payment verification failed';
export const PAYMENT_TRY_LATER = 'Please try again later';

// invoices
export const INVOICE_VIEW_FAILED = 'Failed to view invoice';
export const INVOICE_DOWNLOAD_FAILED = 'Failed to download invoice';
export const INVOICE_DOWNLOADED = 'Invoice downloaded successfully';

// wishlist
export const WISHLIST_HEADING = 'My Wishlist';
export const WISHLIST_EMPTY = 'Your wishlist is empty';
export const WISHLIST_FETCH_FAILED = 'Failed to fetch wishlist';
export const WISHLIST_ADD_FAILED = 'Failed to add product to wishlist';
export const WISHLIST_REMOVE_FAILED = 'Failed to remove product from wishlist';
export const WISHLIST_UPDATE_FAILED = 'Failed to update wishlist';

// users
export const DASHBOARD_PROFILE = 'Profile';
export const DASHBOARD_ORDERS = 'Orders';
export const DASHBOARD_WISHLIST = 'Wishlist';
export const DASHBOARD_ADDRESS_BOOK = 'Address Book';
export const PROFILE_NAME = 'Name';
export const PROFILE_EMAIL = 'Email';
export const PROFILE_PHONE = 'Phone';
export const PROFILE_MEMBER_SINCE = 'Member Since';
export const PROFILE_EDIT = 'Edit Profile';
export const DASHBOARD_MY_ORDERS = 'My Orders';
export const DASHBOARD_ERROR = 'Error loading user data';
export const PROFILE_FETCH_FAILED = 'Failed to fetch user profile';

// search
export const SEARCH_EMPTY = 'No products found';
export const SEARCH_EMPTY_HINT = 'Try adjusting your search or filter criteria';
export const SEARCH_ERROR = 'Error: {message}';
export const SEARCH_FAILED = 'Failed to search products';
export const SEARCH_PREVIOUS = 'Previous';
export const SEARCH_NEXT = 'Next';
export const SEARCH_SUGGEST_BRACELET = 'bracelet';
export const SEARCH_SUGGEST_NECKLACE = 'necklace';
export const SEARCH_SUGGEST_RING = 'ring';
export const SEARCH_SUGGEST_WATCH = 'watch';
export const SEARCH_SUGGEST_EARRINGS = 'earrings';
export const SEARCH_CATEGORY_JEWELRY = 'Jewelry';
export const SEARCH_CATEGORY_WATCHES = 'Watches';
export const SEARCH_CATEGORY_ACCESSORIES = 'Accessories';

// blog
export const BLOG_TAG_BANNER = 'Posts tagged with #{tag}';
export const BLOG_LOADING = 'Loading blog posts...';
export const BLOG_ARTICLE_LOADING = 'Loading article...';
export const BLOG_ERROR = 'Error: {message}';
export const BLOG_POST_NOT_FOUND = 'Error: Post not found';
export const BLOG_TAG_EMPTY = 'No posts found with tag #{tag}.';
export const BLOG_CATEGORY_EMPTY = 'No posts found in this category.';
export const BLOG_EMPTY_THE_BLOG = 'the blog';
export const BLOG_RELATED_EMPTY = 'No related articles found.';
export const BLOG_ALL_POSTS = 'All Posts';
export const BLOG_READ_TIME_DEFAULT = '5 min read';

// contact
export const CONTACT_INVALID = 'Please fill in all fields correctly.';
export const CONTACT_SENDING = 'Sending...';
export const CONTACT_SENT = 'Message sent successfully!';

// pages
export const PAGE_ABOUT = 'About';
export const PAGE_PRIVACY = 'Privacy Policy';
export const PAGE_DAMAGE = 'Damage Policy';
export const PAGE_CONTACT = 'Contact Us';
export const PAGE_SHIPPING = 'Shipping Policy';
export const PAGE_TERMS = 'Terms and Conditions';
export const PAGE_REFUND = 'Return/Refund/Exchange Policy';
export const PAGE_SITEMAP = 'Site map';

// festivals
export const FESTIVALS_HEADING = 'Hindu festivals calendar';
export const FAST_GUIDE_RISE_EARLY = 'rise early and bathe before sunrise';
export const FAST_GUIDE_AVOID = 'avoid grains, certain vegetables and salt';
export const FAST_GUIDE_BREAK = 'break the fast at the time the local temple gives';
export const FESTIVALS_FOOTNOTE = 'timings are local, consult the local temple';

// shipping
export const COURIERS_FETCH_FAILED = 'Failed to fetch courier partners';
export const SHIPPING_ORDER_FAILED = 'Failed to create shipping order';
export const AWB_FAILED = 'Failed to generate AWB';
export const TRACK_FAILED = 'Failed to track shipment';
export const SHIPPING_CANCEL_FAILED = 'Failed to cancel order';
export const PICKUP_FAILED = 'Failed to request pickup';

// files
export const UPLOAD_FAILED = 'Upload failed';
export const FILE_DELETE_FAILED = 'Delete failed';
export const FILE_VISIBILITY_FAILED = 'Failed to update visibility';
export const FILES_DELETE_SOME_FAILED = 'Failed to delete some files';
export const FILE_METADATA_FAILED = 'Failed to fetch file metadata';
export const FILE_DUPLICATES_FAILED = 'Failed to find duplicate files';
export const FILE_RENAME_FAILED = 'Failed to rename file';
export const FILE_DOWNLOAD_FAILED = 'Download failed';
export const FILES_DOWNLOAD_FAILED = 'Failed to download files';
export const FILES_BULK_DELETE_FAILED = 'Bulk deletion failed';
export const FILE_REPLACE_FAILED = 'Failed to replace file';
export const FILES_NONE_SELECTED = 'No files selected';
export const FILES_MAX_UPLOAD = 'You can upload a maximum of {count} files.';
export const FILES_MAX_SELECT = 'You can select a maximum of {count} files.';
export const FILES_TYPE_NOT_ALLOWED = 'Only {types} files are allowed';
export const FILE_REPLACEMENT_MISSING = 'No replacement file selected';
export const FILES_NONE_FOR_DELETION = 'No files selected for deletion';
export const FILES_NONE_FOR_DOWNLOAD = 'No files selected for download';
export const FILE_REMOVE_CONFIRM = 'Are you sure you want to remove this file?';
export const FILES_FILTER_IMAGES = 'Images';
export const FILES_FILTER_DOCUMENTS = 'Documents';
export const FILES_FILTER_VIDEOS = 'Videos';
export const FILES_SELECT_ALL = 'select all';
export const FILES_DESELECT_ALL = 'deselect all';

// sellers
export const SELLER_STEP_TAX = 'Tax Details and Mobile';
export const SELLER_STEP_PICKUP = 'Pickup Address';
export const SELLER_STEP_BANK = 'Bank Details';
export const SELLER_STEP_BUSINESS = 'Business Details';
export const SELLER_BACK = 'Back';
export const SELLER_CONTINUE = 'Continue';
export const SELLER_LOGIN = 'Login';
export const SELLER_RESEND = 'Resend';
export const SELLER_CREATED = 'verification email sent to you';
export const SELLER_OTP_SENT = 'OTP has been sent to your email address';
export const SELLER_OTP_VERIFY_FAILED = 'Failed to verify OTP';
export const SELLER_CREATE_FAILED = 'Failed to create seller';

// seller orders
export const SELLER_ORDERS_ERROR = 'Error: {message}';

// categories
export const CATEGORIES_EMPTY = 'No categories found';

// skus
export const SKUS_EMPTY = 'No SKUs found';

// categories
export const CATEGORY_DELETE_CONFIRM = 'Are you sure you want to delete this category?';

// products
export const PRODUCT_DELETE_CONFIRM = 'Are you sure you want to delete this product?';

// skus
export const SKU_DELETE_CONFIRM = 'Are you sure you want to delete this SKU?';

// inventory
export const INVENTORY_DELETE_CONFIRM = 'Are you sure you want to delete this inventory item?';

// tax
export const TAX_RATE_DELETE_CONFIRM = 'Are you sure you want to delete this tax rate?';

// categories
export const ADMIN_SAVE_FAILED = 'An error occurred. Please try again.';

// skus
export const SKUS_LOAD_ERROR = 'Error fetching SKUs';
export const SKUS_PRODUCTS_LOAD_ERROR = 'Error fetching products';
export const SKUS_TAX_RATES_LOAD_ERROR = 'Error fetching tax rates';

// inventory
export const STOCK_IN = 'In Stock';
export const STOCK_LOW = 'Low Stock';
export const STOCK_OUT = 'Out of Stock';
export const INVENTORY_ADDED = 'Inventory item added successfully';
export const INVENTORY_UPDATED = 'Inventory item updated successfully';
export const INVENTORY_DELETED = 'Inventory item deleted successfully';
export const INVENTORY_STOCK_CHANGED = 'Stock {type}d successfully';

// coupons
export const COUPON_CODE_REQUIRED = 'Coupon code is required';
export const COUPON_CODE_TOO_SHORT = 'Code should be at least 3 characters';
export const COUPON_CODE_TOO_LONG = 'Code should be at most 20 characters';
export const COUPON_DISCOUNT_TOO_LOW = 'Discount should be at least 1%';
export const COUPON_DISCOUNT_TOO_HIGH = 'Discount cannot exceed 100%';
export const COUPON_END_BEFORE_START = 'End date cannot be before start date';
export const COUPON_CODE_LENGTH = 'Code should be between 3-20 characters';
export const COUPON_PERCENTAGE_TOO_HIGH = 'Percentage discount cannot exceed 100%';
export const COUPON_MIN_QUANTITY = 'Minimum quantity must be at least 1';
export const COUPON_FREE_QUANTITY = 'Free quantity must be at least 1';
export const COUPON_CREATED = 'Coupon created successfully';
export const COUPON_UPDATED = 'Coupon updated successfully';
export const COUPON_ERROR = 'An error occurred';
export const COUPON_STATUS_INACTIVE = 'Inactive';
export const COUPON_STATUS_UPCOMING = 'Upcoming';
export const COUPON_STATUS_EXPIRED = 'Expired';
export const COUPON_STATUS_ACTIVE = 'Active';

// tax
export const TAX_EMPTY = 'No tax rates found';
export const TAX_TYPE_SALES = 'Sales Tax';

// blog
export const BLOG_ADMIN_EMPTY = 'No blog posts found';
export const BLOG_ADMIN_SEARCH_EMPTY = 'No blog posts match your search criteria';
export const BLOG_EXCERPT_GUIDE = 'excerpt 150 to 200 characters';
export const BLOG_CONTENT_GUIDE = 'content 1000+ words for search ranking';
