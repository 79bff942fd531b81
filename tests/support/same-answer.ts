import type { Answer } from './answer.ts';

/** Returns what an answer discloses: status and body, without the request id. */
export function whatItTells(answer: Answer): { status: number; body: unknown } {
  const { requestId: _, ...body } = answer.json as Record<string, unknown>;
  return { status: answer.status, body };
}
