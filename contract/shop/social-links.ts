import { plainSigns } from './bare-text.ts';

/** The social networks of a shop: fields of the settings, with the names in the footer, in its order. */
export const SOCIAL_NETWORKS = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youTube: 'YouTube',
  pinterest: 'Pinterest',
} as const;
export type SocialNetwork = keyof typeof SOCIAL_NETWORKS;
export const NETWORK_FIELDS = Object.keys(SOCIAL_NETWORKS) as SocialNetwork[];

/** Returns a link with `https://`, if it has `http://` or no scheme. Other text is returned unchanged. */
export function httpsLink(text: string): string {
  const link = plainSigns(text);
  if (/^[^\s:/]+\.[^\s:]+$/.test(link)) return `https://${link}`;
  return link.replace(/^https?:\/\//i, 'https://');
}

/** A link to a page of a named host, without user name, password and port. */
const HTTPS_LINK = /^https:\/\/(?:[a-z\d-]+\.)+[a-z][a-z\d-]+(?:[/?#]\S*)?$/i;

export const isHttpsLink = (link: string): boolean => HTTPS_LINK.test(link);
