/** A page to share, with absolute addresses. */
export interface Shared {
  url: string;
  title: string;
  /** The text before the address: name and price. */
  text: string;
  /** The address of the picture, which Pinterest requires. */
  image?: string | undefined;
}

export interface ShareLink {
  name: string;
  /** Undefined if it cannot be shared there. */
  href: string | undefined;
}

const link = (address: string, params: Record<string, string>) =>
  // Some services do not decode a plus as a space.
  `${address}?${new URLSearchParams(params).toString().replaceAll('+', '%20')}`;

/** Returns the share links of a page, the most common one in India first. */
export function shareLinks({ url, title, text, image }: Shared): ShareLink[] {
  return [
    { name: 'WhatsApp', href: link('https://wa.me/', { text: `${text}\n${url}` }) },
    { name: 'Facebook', href: link('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { name: 'X', href: link('https://x.com/intent/post', { text, url }) },
    { name: 'Telegram', href: link('https://t.me/share/url', { url, text }) },
    { name: 'Email', href: link('mailto:', { subject: title, body: `${text}\n${url}` }) },
    {
      name: 'Pinterest',
      href: image && link('https://www.pinterest.com/pin/create/button/', { url, media: image, description: text }),
    },
  ];
}

/** Returns the link to a WhatsApp chat with the shop, with a prepared text. The number may have any format. */
export function whatsAppChat(number: string, text: string): string {
  return link(`https://wa.me/${number.replace(/\D/g, '')}`, { text });
}
