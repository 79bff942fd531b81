/**
 * The API tests that run on Node and on workerd, because they depend on the runtime. All others run on Node only, since
 * every verb is the same code on both. `npm run test:everywhere` runs all on both.
 *
 * For a new call, `every-call` (refusals) and `round-trips` (answers) already run on workerd. Name its test file here
 * too if all its tests rely on one of the following, or name the single tests that do: a batch that a guard, a CHECK or
 * a UNIQUE stops; an Idempotency-Key; concurrent requests; mail, media, jobs, headers, limits or streams.
 */
export const ON_BOTH_RUNTIMES: Readonly<Record<string, 'all' | readonly string[]>> = {
  // Every call: its refusals, and that it answers within two round trips.
  'every-call': 'all',
  'platform/round-trips': 'all',
  // Request and answer: headers, bodies, media, limits, client addresses, and log lines.
  'platform/rate-limits': 'all',
  'platform/audit': 'all',
  'platform/bodies': 'all',
  'platform/booleans': 'all',
  'platform/headers': 'all',
  'media/ranges': 'all',
  'media/pictures': 'all',
  'platform/house': 'all',
  'platform/smoke': 'all',
  'platform/made-addresses': [
    'has an address of its own when several are made at once',
    'that is sent twice with one key is made once',
    'gives a number to one whose address another seller has, and finds it there again',
  ],
  'platform/told': 'all',
  'platform/tidy-addresses': 'all',
  'platform/trailing-slash': 'all',
  'console/old-addresses': 'all',
  'console/undo-imports': [
    'gives SKUs their former values back: price with its history, size, colour and weight',
    'leaves what somebody changed since, and says it by row and column',
    'gives products their former texts, facts and address back, and the address of the file leads there',
    'shows the former pictures again, unless somebody changed them since',
  ],
  // The job that begins and ends planned prices, and what it must not do twice.
  'skus/planned-prices': 'all',
  // The product's picture state, which triggers maintain.
  'products/without-picture': [
    'are there when they get their first picture, and no longer when they lose their last',
    'with a video alone is not on sale',
    'is on sale with a picture of one SKU alone, until that SKU is removed',
    'whose SKU loses the only picture leaves the sale',
  ],
  // The state of being shown once, which triggers maintain.
  'sellers/drafts': 'all',
  // Pages that a process caches until the records say that they changed.
  'products/kept-pages': 'all',
  // Answers of one address in several languages, which Node stores for all visitors.
  'products/translations': 'all',
  // The files of pages: in a database on Node, in R2 on Workers.
  'products/changed-pages': 'all',
  // The database on another machine.
  'platform/database-trouble': 'all',
  // Batches that stop, idempotency keys, and concurrent requests.
  'addresses/change-address': [
    'one address is the default: it comes first, and a change that says nothing of it leaves it',
  ],
  'cart/add-item': [
    'a piece lies in the cart with its price, its seller and when it comes',
    'asking twice is asking once, with the newest quantity',
    'is cut down to it, and the item says so',
    'in two sizes of one piece is more of the same piece',
    'a cart holds a hundred items',
  ],
  'cart/bag': [
    'costs what the same cart costs an account',
    'is in the cart once, however often it is sent',
    'and another one with the same goods leaves the larger quantity',
  ],
  'cart/cart': ['an item that an order takes meanwhile is not there any more, and what came after it stays as it is'],
  'console/changes': [
    'of a version that has passed shows the present one, and stays',
    'changed by twenty who saw the same version is changed by one',
    'changed at once by several who name no version is changed by each of them',
  ],
  'contact/manage-tickets': ['what is settled stays so, and two editors do not meet unseen'],
  'coupons/cart-coupons': [
    'is counted with the order, and comes back when all of it is cancelled, once',
    'ten of many at once is ten',
    'one a customer is one, however many orders they send at once',
  ],
  'coupons/coupons': [
    'a code belongs to one coupon for ever, whatever its case',
    'of several who write the version they saw at once, one is heard, and the others are shown what it wrote',
  ],
  'inventory/update-stock': [
    'taking more than there is',
    'taking what orders hold',
    'fifty changes at once are all counted',
    'the last piece and the first one back make the page urgent, others do not',
  ],
  'orders/cancel-order': [
    'is cancelled once, by a key or by many at once',
    'waits for its refund while the gateway does not answer',
  ],
  'messages/messages': [
    'has one WhatsApp message beside its mail, in the chosen language, and no SMS',
    'has none without consent, and SMS alone if only SMS is allowed',
    'goes by SMS after an unknown number',
    'goes by SMS once, when WhatsApp takes it and reports the failure twice',
    'is tried again after a limit of rate, in the same way',
    'is not sent a second time when nobody can tell whether it was taken',
    'are noted in their order, however they arrive',
    'without signature or token change nothing',
    'come to an address that the service can verify',
    'in the words "बंद" ends all messages at once',
    'a parcel’s message waits until the morning, and an order’s message does not',
    'goes only to who allows offers, and never in the night',
    'is confirmed by a button, once however often the reply arrives',
    'is confirmed by two replies at the same moment once',
    'a failed delivery is answered by a button: the courier is told once to try again',
    'a seller who allows messages is told of a new order and of the day’s pick-ups, once',
  ],
  'orders/confirm-cod': [
    'is confirmed by the mailed link without signing in: not by opening it, and once',
    'is confirmed once by many at the same moment',
    'whoever says nothing in time has ordered nothing: pieces and coupon come back, and both sides are told',
  ],
  'orders/counter-sales': [
    'are paid, invoiced and delivered in one batch, also below the limit of cash on delivery',
    'sent twice with one key are sold once',
    'at the same moment are sold to as many as there are',
  ],
  'orders/cod-ladder': 'all',
  'orders/import-former-orders': [
    'two files with the same orders are written once: the second is checked again',
    'undoing removes the orders that an import added, with what its rows say of people',
    'who signs up later with the email of an order sees it, newest first, and nobody else does',
    'keeps the orders after a change of the email, and erasing the account reaches them',
  ],
  'orders/invoices': 'all',
  'orders/place-order': [
    'is placed at the amounts the cart showed, and the cart is empty',
    'holds its pieces, and leaves a movement for each item',
    'tells the customer and each of its sellers, who read only of their own',
    'takes only what was in the cart',
    'of more than there is says how many are left, and places nothing',
  ],
  'orders/place-order-once': 'all',
  'orders/place-order-together': 'all',
  'orders/stock-at-order': 'all',
  'payments/not-signed': 'all',
  'payments/payments': [
    'is placed when its payer comes back, and everybody is told',
    'is placed by the webhook where the payer never comes back',
    'is placed once, whoever tells of it, in whatever order, however often',
    'gives the pieces back, closes the page and tells the shopper',
    'a second payment',
    'is asked again by its webhooks until the shop could look',
    'a request that is repeated leads to the same order and the same page',
  ],
  'payments/switch-to-cod': [
    'is placed with cash on delivery without the discount for paying online, once',
    'that was paid a moment ago is placed as paid, and the shopper is told',
    'is taken at the price that was asked for, as long as the order may be paid online',
    'ten requests at once switch an order once',
  ],
  'payments/back-to-cart': [
    'is cancelled; its items are in the cart and for sale again',
    'is answered the same again for one key, and adds nothing twice',
    'refunds a payment that still arrives',
  ],
  'payments/switch-to-prepaid': ['that is paid twice is switched once, and the second payment goes back'],
  'platform/idempotency': 'all',
  'returns/returns': [
    'is paid once, however many ask at once',
    'is answered again for the same key, and pays once',
    'only what was delivered, and each piece once',
    // Uploaded files, signed addresses, and encrypted values.
    'see a picture: whoever was given its address, for ten minutes',
    'is what its content says',
    'has a limit, and loses where it was taken',
    'is paid to a UPI id, which is shown to whoever pays it alone',
  ],
  'returns/withdraw': ['while the seller approves it ends one way alone'],
  'users/change-email': 'all',
  // The header of a page's language, and mails.
  'users/language': 'all',
  // Slow hashes, encrypted secrets, keys of other services, and uploaded files.
  'platform/admin-command': 'all',
  'platform/changed-secrets': 'all',
  'auth/google': 'all',
  'auth/mobile': 'all',
  'auth/passwords': [
    'opens a session for the seller one works for',
    'of forty tries at once ten are looked at, and a stranger keeps the owner out of no browser of theirs',
    'nothing of it is stored as it is, and the same password is stored in two ways',
    'a letter with a mark works however a keyboard puts it together',
    'a link is good once, even for two at once',
    'a forged link opens nothing, nor does one of another kind',
  ],
  'auth/second-factor': [
    'gives a secret and an address for the app, and counts from the first right code on',
    'uses each code once, even in two places at once',
    'has five tries in a quarter of an hour, however many are made at once',
    'comes in by a recovery code where the phone is lost, once by each',
  ],
  'media/uploads': 'all',
  'media/resumed-uploads': 'all',
  'media/files': [
    'is shown to everybody or to its owner alone',
    'that is shown stays, and it is said where',
    'is shown wherever the first was, and its former address leads there',
    'come as one archive, each by its name, once',
  ],
  // Characters of files in other encodings than UTF-8, and files in a form that is sent twice.
  'console/spreadsheets': [
    'as plain CSV takes an edit of other cells, and keeps the letters it could not hold',
    'to a file in UTF-8 is read in its own cell, whatever else the file has',
    'as part of a letter that was cut off makes its row faulty',
  ],
  'payouts/remittances': [
    'in the letters of plain CSV',
    'two files under one key are two requests, and the second is refused',
  ],
  // Mail, and sessions that begin with a mailed code.
  'auth/send-code': 'all',
  // The library that checks passkeys, because the runtimes differ in WebCrypto.
  'auth/passkeys': [
    'is shown in place of a code, is named to its owner, and is gone when it is removed',
    'that was sent before, by the same or by another session, even twice at once',
    'by somebody else’s passkey, with another’s name on it as well',
    'from another site',
    'by one that counts back, as a copy does',
  ],
  'auth/sessions': 'all',
  'auth/sign-in': 'all',
  'blog/newsletter': [
    'a reader says yes twice, and leaves with one click',
    'what is kept of the secret cannot be used as one',
    'is answered with a page',
    'of megabytes is refused',
  ],
  'contact/contact': [
    'becomes a ticket with a number and clocks, and both sides are written to',
    'sent twice is one ticket and one letter',
    'the sixth of one e-mail within an hour, whoever sends it',
  ],
  'contact/contact-form': 'all',
  'sellers/sign-in': 'all',
  // A service that fails or hangs, and cached answers.
  'shipping/delivery': 'all',
  'shipping/shipments': [
    'is booked, gets its AWB and is fetched; asked again, each answers the same',
    'of an order that is cancelled while the courier does not answer is cancelled with it later',
    'is one, however many ask for it at once',
    'couriers that fail are said in the specification’s words, and nothing is half done',
    'needs the token',
    'about a parcel nobody knows is kept, once',
    'many at once move a parcel once',
  ],
  'shipping/undelivered': ['is paid back once where it was paid online, and its pieces are written off'],
  // Scheduled jobs, and the index they fill.
  'jobs/purge-expired': 'all',
  'jobs/jobs': 'all',
  'platform/readiness': 'all',
  'platform/metrics': 'all',
  'console/doctor': 'all',
  'notifications/notifications': [
    'few visitors are not spoken of, and none is kept by their address',
    'notifications that were shown and followed are counted by day',
  ],
  'newsletter/letters': [
    'the preview has absolute addresses and the present price of goods, and the test goes to the editor',
    'a letter is sent once to who confirmed, its orders are counted, and its link ends the subscription with one click',
  ],
  'products/search-out-of-order': 'all',
  // Streams, pictures, and pages rendered on request.
  'pages/arranged-pages': 'all',
  'console/look': 'all',
  'categories/list-categories': 'all',
  'feeds/feeds': 'all',
  'feeds/share-images': 'all',
  'festivals/calendar': 'all',
};

/**
 * Test files that count records of the whole shop, or whose jobs must not meet the records of other files: lists,
 * exports, figures, payouts, everything that is due. On Node each file has its own shop. When all files run on workerd
 * they share one shop, but these get a shop of their own.
 */
export const NEED_A_SHOP_ALONE = [
  'console/figure-links',
  'console/figures',
  'console/import-orders',
  'data-requests/data-requests',
  'newsletter/letters',
  'notifications/notifications',
  'payments/payments',
  'platform/round-trips',
  'shipping/shipments',
  'somebody-elses',
] as const;
