/** Sets the clock of the process ahead by TEST_AHEAD_MS. Node imports it before anything else. */
const ahead = Number(process.env.TEST_AHEAD_MS);
const { now } = Date;
const shifted = () => now() + ahead;

globalThis.Date = new Proxy(Date, {
  construct: (target, parts, as) => Reflect.construct(target, parts.length === 0 ? [shifted()] : parts, as) as Date,
  get: (target, name) => (name === 'now' ? shifted : (Reflect.get(target, name) as unknown)),
});
