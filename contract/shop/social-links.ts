import { plainSigns } from './bare-text.ts';

/** The networks a shop can be followed on: fields of the settings, and the names the footer shows, in its order. */
export const SOCIAL_NETWORKS = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youTube: 'YouTube',
  pinterest: 'Pinterest',
} as const;
export type SocialNetwork = keyof typeof SOCIAL_NETWORKS;
export const NETWORK_FIELDS = Object.keys(SOCIAL_NETWORKS) as SocialNetwork[];

/** Returns a link with `https://`, as people leave it out or have `http://` there; anything else is left as it is. */
export function httpsLink(text: string): string {
  const link = plainSigns(text);
  if (/^[^\s:/]+\.[^\s:]+$/.test(link)) return `https://${link}`;
  return link.replace(/^https?:\/\//i, 'https://');
}

/** A link to a page of a named host, without a name, a password and a port. */
const HTTPS_LINK = /^https:\/\/(?:[a-z\d-]+\.)+[a-z][a-z\d-]+(?:[/?#]\S*)?$/i;

export const isHttpsLink = (link: string): boolean => HTTPS_LINK.test(link);
