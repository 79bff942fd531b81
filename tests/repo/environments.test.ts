import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';

interface Settings {
  name: string;
  routes: { pattern: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
  durable_objects: { bindings: { name: string; class_name: string }[] };
  ratelimits: { name: string; namespace_id: string; simple: object }[];
  vars: Record<string, string>;
  secrets: { required: string[] };
  migrations: object[];
  workers_dev: boolean;
}

const readSettings = (env: string) =>
  unstable_readConfig({ config: 'wrangler.toml', env }, { hideWarnings: true }) as unknown as Settings;
const live = readSettings('');
const preview = readSettings('preview');

/** Returns what code and secrets see of a Worker, without the places of its data. */
const seen = ({ r2_buckets, durable_objects, ratelimits, vars, secrets, migrations, workers_dev }: Settings) => ({
  buckets: r2_buckets.map(({ binding }) => binding),
  objects: durable_objects.bindings,
  limits: ratelimits.map(({ name, simple }) => ({ name, simple })),
  variables: Object.keys(vars),
  secrets: secrets.required,
  migrations,
  workers_dev,
});

test('the preview has all that the live shop has, since an environment of wrangler inherits no bindings', () => {
  expect(seen(preview)).toEqual(seen(live));
});

test('the preview shares no data, no address and no counter with the live shop', () => {
  const own = ({ name, routes, r2_buckets, ratelimits, vars }: Settings) => [
    name,
    vars.ORIGIN,
    ...routes.map(({ pattern }) => pattern),
    ...r2_buckets.map(({ bucket_name }) => bucket_name),
    ...ratelimits.map(({ namespace_id }) => namespace_id),
  ];
  expect(own(live).filter((value) => own(preview).includes(value))).toEqual([]);
});

test.each([
  ['live', live],
  ['preview', preview],
])('the %s shop has one address, which its route leads to', (_, { workers_dev, routes, vars }) => {
  expect(workers_dev).toBe(false);
  expect(routes.map(({ pattern }) => `https://${pattern}`)).toEqual([vars.ORIGIN]);
});
