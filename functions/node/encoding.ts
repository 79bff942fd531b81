export type Encoding = 'br' | 'gzip' | 'identity';

/** The best of ours that a client takes: what it gives the weight 0 it does not. */
export function encodingFor(accepted: string): Encoding {
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
