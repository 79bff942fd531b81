import { availableParallelism, loadavg } from 'node:os';
import type { Figures } from './load.ts';

export interface CallFigures {
  name: string;
  bare: Figures;
  shop: Figures;
  trips: { node: number; edge: number };
}

export interface ProcessFigures {
  firstStartMs: number;
  secondStartMs: number;
  /** In MB as soon as it is open, including the garbage of opening. */
  openedMb: number;
  /** In MB a while later. */
  idleMb: number;
  loadedMb: number;
}

const GOALS = {
  ratio: 'at least 0.33',
  orderP99: 'at most 30 ms',
  trips: 'at most 2',
  idle: 'at most 180 MB',
  loaded: 'at most 350 MB',
  secondStart: 'at most 2 s',
};

/** Returns the figures next to their goals, without a verdict. */
export function report(calls: readonly CallFigures[], shop: ProcessFigures): string {
  const rows = calls.map(({ name, bare, shop: own, trips }) => [
    name,
    whole(bare.perSecond),
    whole(own.perSecond),
    (own.perSecond / bare.perSecond).toFixed(2),
    `${bare.p50.toFixed(1)} / ${bare.p99.toFixed(1)}`,
    `${own.p50.toFixed(1)} / ${own.p99.toFixed(1)}`,
    String(trips.node),
    String(trips.edge),
  ]);
  const order = calls.find(({ name }) => name === 'COD order');
  const lines: [string, string, string][] = [
    ...(order
      ? [
          ['A COD order, p99 with 8 at once', `${order.shop.p99.toFixed(1)} ms`, GOALS.orderP99] as [
            string,
            string,
            string,
          ],
        ]
      : []),
    ['Memory, when it opens', `${whole(shop.openedMb)} MB`, ''],
    ['Memory, idle', `${whole(shop.idleMb)} MB`, GOALS.idle],
    ['Memory, loaded', `${whole(shop.loadedMb)} MB`, GOALS.loaded],
    ['First start, which draws the pages', `${(shop.firstStartMs / 1000).toFixed(2)} s`, ''],
    ['Second start', `${(shop.secondStartMs / 1000).toFixed(2)} s`, GOALS.secondStart],
  ];
  return [
    `Node ${process.versions.node}, ${availableParallelism()} cores, load ${loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}`,
    '',
    table([
      ['call', 'bare/s', 'shop/s', 'ratio', 'bare p50 / p99 ms', 'shop p50 / p99 ms', 'trips', 'edge trips'],
      ...rows,
      ['goal', '', '', GOALS.ratio, '', '', '', GOALS.trips],
    ]),
    '',
    table([['', 'measured', 'goal'], ...lines]),
  ].join('\n');
}

const whole = (value: number) => value.toFixed(0);

export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('   '),
    )
    .join('\n');
}
