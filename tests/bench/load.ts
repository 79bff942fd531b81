import { Agent, request } from 'node:http';
import type { Asked } from './calls.ts';

/** The durations of a round: each request's milliseconds, and those of the whole round. */
export interface Round {
  latencies: number[];
  ms: number;
}

/**
 * Makes the requests of several turns, at most `atOnce` turns at the same time, over keep-alive connections. A turn
 * ends when all its requests are answered.
 * @throws on any answer but 200
 */
export async function load(
  origin: string,
  turns: number,
  atOnce: number,
  ask: (turn: number) => readonly Asked[],
): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const latencies: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  const worker = async () => {
    while (next < turns) {
      const asked = ask(next);
      next += 1;
      const sentAt = performance.now();
      for (const one of asked) await send(agent, origin, one);
      latencies.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const ms = performance.now() - startedAt;
  agent.destroy();
  return { latencies, ms };
}

function send(agent: Agent, origin: string, { method, path, headers, body }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const sent = request(origin + path, { agent, method, headers: { ...headers, ...length } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => (text += piece));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The combined figures of several rounds. */
export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

export function figuresOf(rounds: readonly Round[]): Figures {
  const latencies = rounds.flatMap((round) => round.latencies).sort((a, b) => a - b);
  const seconds = rounds.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))]!;
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99) };
}
