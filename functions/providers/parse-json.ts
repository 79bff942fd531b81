/** What a service answered, read as JSON; nothing where it is none, such as the page of a proxy. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
