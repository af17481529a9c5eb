/** The parts of a response that the header rules read. */
export interface ObservedResponse {
  /** URL of the response. Some rules depend on its scheme or its path. */
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  /** The HTML, if the response is a page. */
  readonly html?: string;
}

/** A rule and its result for a response. */
export interface Finding {
  readonly rule: string;
  /** The Observatory's name of the result. */
  readonly result: string;
  /** Points added to or deducted from 100. */
  readonly points: number;
}

/**
 * Parses the directives of a content security policy. If two directives have the same name, the first one
 * counts, as in browsers. Undefined without a policy.
 */
export function readPolicy(text: string | null): ReadonlyMap<string, readonly string[]> | undefined {
  if (text === null) return undefined;
  const directives = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name, ...values] = part.trim().toLowerCase().split(/\s+/);
    if (name && !directives.has(name)) directives.set(name, values);
  }
  return directives;
}

export const isHttps = ({ url }: ObservedResponse) => new URL(url).protocol === 'https:';
