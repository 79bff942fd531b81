/**
 * The reference for the shop: a Hono handler that only runs the shop's own statements, on a copy of its records with
 * the same database binding, and answers with the same amount of JSON. It has no sessions, no checks and no rules.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import Database from 'libsql';
import { readFileSync } from 'node:fs';
import type { MeasuredCall, Scene } from './calls.ts';
import { fill } from './replay.ts';
import type { Filling, Replay, TemplateBatch } from './replay.ts';

/** The contents of the plan file, whose path is the process's argument. */
export interface BareServerPlan {
  port: number;
  databasePath: string;
  scene: Scene;
  replays: Record<MeasuredCall['key'], Replay>;
}

const { port, databasePath, scene, replays } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as BareServerPlan;
const connection = new Database(databasePath, { timeout: 5000 });
connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
const prepared = new Map<string, Database.Statement>();

function prepare(sql: string): Database.Statement {
  let statement = prepared.get(sql);
  if (!statement) {
    statement = connection.prepare(sql);
    if (statement.reader) statement.raw(true);
    prepared.set(sql, statement);
  }
  return statement;
}

function run({ mode, statements }: TemplateBatch, filling: Filling): void {
  const isAlone = mode === 'read' && statements.length === 1;
  if (!isAlone) prepare(mode === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN').run();
  for (const { sql, args } of statements) {
    const statement = prepare(sql);
    const values = args.map((value) => fill(value, filling));
    if (statement.reader) statement.all(values);
    else statement.run(values);
  }
  if (!isAlone) prepare('COMMIT').run();
}

const answerWith = (key: MeasuredCall['key']) => async (context: Context) => {
  const { forAnswer, afterwards, answer } = replays[key];
  const body = context.req.method === 'GET' ? {} : await context.req.json<{ skuId?: number }>();
  const filling: Filling = {
    person: scene.people[Number(context.req.header('x-person') ?? 0)]!,
    skuId: body.skuId ?? 0,
    now: Date.now(),
    fresh: new Map(),
  };
  for (const batch of forAnswer) run(batch, filling);
  if (afterwards.length > 0) {
    setImmediate(() => {
      for (const batch of afterwards) run(batch, filling);
    });
  }
  return context.json(answer as object);
};

const app = new Hono()
  .get('/products', answerWith('list'))
  .get('/products/:seoUrl', answerWith('detail'))
  .put('/api/cart/item/add', answerWith('add'))
  .post('/api/addresses', answerWith('address'))
  .post('/api/orders', (context) =>
    answerWith(context.req.query('paymentMethod') === 'PREPAID' ? 'prepaid' : 'order')(context),
  );

serve({ port, fetch: app.fetch }, () => process.send?.('open'));
