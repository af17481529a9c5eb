/** An answer as the rules look at it. */
export interface SeenAnswer {
  /** Where it came from, as a browser has it: the scheme and name count. */
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  /** The page, where it is one. */
  readonly html?: string;
}

/** One rule and what the answer makes of it. */
export interface Finding {
  readonly rule: string;
  /** By the name the Observatory gives it. */
  readonly result: string;
  /** What it adds to a hundred, or takes away. */
  readonly points: number;
}

/** A policy's directives; of two by one name the first counts, as in a browser. */
export function readPolicy(text: string | null): ReadonlyMap<string, readonly string[]> | undefined {
  if (text === null) return undefined;
  const directives = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name, ...values] = part.trim().toLowerCase().split(/\s+/);
    if (name && !directives.has(name)) directives.set(name, values);
  }
  return directives;
}

export const isHttps = ({ url }: SeenAnswer) => new URL(url).protocol === 'https:';
