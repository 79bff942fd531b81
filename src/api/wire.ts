import type * as z from 'zod/mini';
import type * as addresses from '#contract/calls/addresses.ts';
import type * as auth from '#contract/calls/auth.ts';
import type * as cart from '#contract/calls/cart.ts';
import type * as contact from '#contract/calls/contact.ts';
import type * as orders from '#contract/calls/orders.ts';
import type * as pricing from '#contract/calls/pricing.ts';
import type * as products from '#contract/calls/products.ts';
import type * as shipments from '#contract/calls/shipments.ts';
import type * as shipping from '#contract/calls/shipping.ts';
import type * as users from '#contract/calls/users.ts';

/** What travels: amounts are rupees, instants are ISO text. */
export type ContactForm = z.input<typeof contact.ContactMessage>;
export type ContactReceipt = z.input<typeof contact.TicketReceipt>;
export type Session = z.input<typeof auth.Session>;
export type Cart = z.input<typeof cart.Cart>;
export type CartItem = z.input<typeof cart.CartItem>;
export type AddCartItem = z.input<typeof cart.AddCartItem>;
export type Address = z.input<typeof addresses.Address>;
export type Order = z.input<typeof orders.Order>;
export type PlacedOrder = z.input<typeof orders.PlacedOrder>;
export type Price = z.input<typeof pricing.Price>;
export type TrackedOrder = z.input<typeof shipments.TrackedOrder>;
export type FailedDeliveryWish = z.input<typeof shipments.AnswerFailedDelivery>;
export type PinCheck = z.input<typeof shipping.PinCheck>;
export type EstimatedDelivery = z.input<typeof shipping.EstimatedDelivery>;
export type Product = z.input<typeof products.Product>;
export type UserProfile = z.input<typeof users.UserProfile>;
