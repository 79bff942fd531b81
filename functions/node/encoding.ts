/** How what is compressed once and sent often is packed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best of ours that a client takes. */
export function encodingFor(accepted: string): Encoding {
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** Whether an Accept-Encoding names one: what it gives the weight 0 a client does not take. */
export function takes(accepted: string, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
}
