/** The words that the server renders on the pages of a shopper's account and orders. */
export const account = {
  dashboard: {
    title: 'Your account',
    description: (shopName: string) => `Your profile, orders, addresses and payments at ${shopName}.`,
    needsScript: 'To see your account, please switch on JavaScript in your browser.',
  },
  orders: {
    title: 'Your orders',
    description: (shopName: string) => `What you ordered at ${shopName}, where it is, and what happens next.`,
    needsScript: 'To see your orders, please switch on JavaScript in your browser.',
  },
  history: {
    title: 'Order history',
    description: (shopName: string) => `Your orders at ${shopName}, with their invoices.`,
  },
  cancel: {
    title: 'Cancel an order',
    description: 'Cancel an order, or items of it, before they are sent.',
    needsScript: 'To cancel an order, please switch on JavaScript in your browser.',
  },
  returns: {
    title: 'Return or exchange',
    description: 'Return items of your order for a refund or another size, and track your returns.',
    needsScript: 'To return something, please switch on JavaScript in your browser.',
  },
  becomeSeller: {
    title: (shopName: string) => `Sell on ${shopName}`,
    description: (shopName: string) =>
      `Register your business and sell imitation jewellery on ${shopName}, all over India.`,
    needsScript: 'To register as a seller, please switch on JavaScript in your browser.',
  },
};
export type AccountWords = typeof account;
