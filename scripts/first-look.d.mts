export function firstRefusal(variables: Record<string, string | undefined>): Promise<string | undefined>;
