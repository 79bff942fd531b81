import { CALLS } from '../../functions/routes/index.ts';

interface Described {
  name: string;
  method: string;
  pattern: RegExp;
  refuses: ReadonlySet<string>;
}

const described: Described[] = CALLS.map(({ method, path, refuses }) => ({
  name: `${method} ${path}`,
  method,
  pattern: new RegExp(`^${path.replace(/:\w+(?:\{([^}]*)\})?/g, (_, form?: string) => form ?? '[^/]+')}/?$`),
  refuses: new Set(refuses),
}));

/**
 * Returns the call that answered a refusal which its description, and so the OpenAPI document, does not name; undefined
 * if the description names it, or the request is no call.
 */
export function callThatDoesNotName(request: string, code: string): string | undefined {
  const [method = '', address = ''] = request.split(' ', 2);
  const path = address.replace(/[?#].*$/, '');
  const calls = described.filter((call) => call.method === method && call.pattern.test(path));
  return calls.some(({ refuses }) => refuses.has(code)) ? undefined : calls[0]?.name;
}
