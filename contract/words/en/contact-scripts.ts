/** The texts that the scripts of the contact page write. */

export const CONTACT_SENT_WITH = 'Message sent successfully! Your ticket is {ticket}. You hear from us by {when}.';
export const ABOUT_ORDER = 'Order {order}';
export const OPEN_NOW = 'Open now';
export const CLOSED_NOW = 'Closed now';
