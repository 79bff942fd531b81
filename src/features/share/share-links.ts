/** What is shared: a page with its name and picture, addresses whole. */
export interface Shared {
  url: string;
  title: string;
  /** A few words before the address: name and price. */
  text: string;
  /** Address of the picture; Pinterest takes nothing without one. */
  image?: string | undefined;
}

export interface ShareLink {
  name: string;
  /** None where it cannot be shared there. */
  href: string | undefined;
}

const link = (address: string, params: Record<string, string>) =>
  // Some of them read a plus as a plus.
  `${address}?${new URLSearchParams(params).toString().replaceAll('+', '%20')}`;

/** Where a page can be shared to, the way most people here do it first. */
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

/** A chat with the house that begins with a question about something; the number is written as people write it. */
export function whatsAppChat(number: string, text: string): string {
  return link(`https://wa.me/${number.replace(/\D/g, '')}`, { text });
}
