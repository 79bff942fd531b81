/**
 * Where Durable Objects are created: near the records and the shoppers. Each object stays where it was created first, so
 * a later hint moves none. https://developers.cloudflare.com/durable-objects/reference/data-location/
 */
export const NEAR_RECORDS = { locationHint: 'apac' } as const;
