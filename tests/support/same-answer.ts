import type { Answer } from './answer.ts';

/** What an answer tells a stranger: status and body, but for the request's own id. */
export function whatItTells(answer: Answer): { status: number; body: unknown } {
  const { requestId: _, ...body } = answer.json as Record<string, unknown>;
  return { status: answer.status, body };
}
