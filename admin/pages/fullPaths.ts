/** The context of inputs that are named by their full path. In a list of entries, sources are relative to the entry. */
export const FULL_PATHS = { getSource: (source: string) => source, getLabel: (source: string) => source };
