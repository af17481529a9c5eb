import type { z } from 'zod';
import {
  calls,
  type CallResponseInput,
  type CallBody,
  type CallName,
  type CallParams,
  type CallQuery,
  type Endpoint,
} from '../calls/calls.ts';
import { errorSchema, schemas } from '../calls/schemas.ts';

/** The result of one call of a conformance run. */
export interface Finding {
  readonly call: CallName;
  /** The special case that this call checks, such as an unknown product; empty for the usual case. */
  readonly about: string;
  readonly status: number;
  readonly ms: number;
  /** Empty when the response matches the contract. */
  readonly problems: readonly string[];
}

export interface ProbeOptions {
  /** Origin of the calls, optionally with a path. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  readonly identityClientId?: string;
  readonly identityClientSecret?: string;
  readonly storefrontSecret?: string;
  readonly onFinding?: (finding: Finding) => void;
}

interface ProbeArgs<Name extends CallName> {
  params?: CallParams<Name>;
  query?: CallQuery<Name>;
  body?: CallBody<Name>;
  token?: string | undefined;
  headers?: Readonly<Record<string, string>>;
  about?: string;
  /** The error that the call must return: its status, and its code when the contract defines one. */
  expectedError?: { status: number; code?: string };
}

export interface Probe {
  /**
   * Makes a call, checks its response and adds the result to `findings`. Resolves to undefined when the
   * response cannot be used.
   */
  call<Name extends CallName>(
    name: Name,
    args?: ProbeArgs<Name>,
  ): Promise<CallResponseInput<Name> | undefined>;
  readonly findings: readonly Finding[];
}

/** Creates a probe. It makes calls to a server as the contract defines them, and checks the responses. */
export function createProbe(options: ProbeOptions): Probe {
  const findings: Finding[] = [];
  const send = options.fetch ?? fetch;

  return {
    findings,
    async call(name, args = {}) {
      const endpoint: Endpoint = calls[name];
      const { url, init } = toRequest(endpoint, args as ProbeArgs<CallName>, options);
      const started = performance.now();
      let status = 0;
      let body: unknown;
      const problems: string[] = [];
      try {
        const response = await send(url, init);
        status = response.status;
        body = await response.json();
      } catch (error) {
        problems.push(String(error));
      }
      // An optional call may be missing.
      const isMissing = endpoint.optional === true && status === 404;
      if (!problems.length && !isMissing)
        problems.push(...problemsOf(name, status, body, args.expectedError));
      const finding = {
        call: name,
        about: args.about ?? (args.expectedError ? `fails with ${args.expectedError.status}` : ''),
        status,
        ms: Math.round(performance.now() - started),
        problems,
      };
      findings.push(finding);
      options.onFinding?.(finding);
      return problems.length || args.expectedError || isMissing ? undefined : (body as never);
    },
  };
}

function problemsOf(
  name: CallName,
  status: number,
  body: unknown,
  expectedError: ProbeArgs<CallName>['expectedError'],
): string[] {
  if (!expectedError) {
    if (status !== 200) return [`status ${status}: ${JSON.stringify(body).slice(0, 200)}`];
    return issuesOf(schemas[name].response, body);
  }
  const problems = issuesOf(errorSchema, body);
  if (status !== expectedError.status) problems.push(`status ${status} in place of ${expectedError.status}`);
  const code = (body as { errorCode?: unknown } | null)?.errorCode;
  if (expectedError.code && code !== expectedError.code)
    problems.push(`code ${String(code)} in place of ${expectedError.code}`);
  return problems;
}

function issuesOf(schema: z.ZodType, body: unknown): string[] {
  const issues = schema.safeParse(body).error?.issues ?? [];
  return issues.slice(0, 5).map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
}

function toRequest(endpoint: Endpoint, args: ProbeArgs<CallName>, options: ProbeOptions) {
  const params = (args.params ?? {}) as Record<string, string>;
  const path = endpoint.path.replace(/\{(\w+)(\*?)\}/g, (_, name: string, many: string) => {
    const value = params[name] ?? '';
    return many ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });
  const isParameter = endpoint.tokenIn === 'parameter' && args.token !== undefined;
  const query = toForm({ ...args.query, ...(isParameter ? { access_token: args.token } : {}) });
  const headers: Record<string, string> = {
    accept: 'application/json',
    tenant: 'luxury',
    channel: 'web',
    ...(args.token && !isParameter ? { authorization: `Bearer ${args.token}` } : {}),
    ...(endpoint.client ? { 'client-id': options.identityClientId ?? '' } : {}),
    ...(endpoint.client === 'secret' ? { 'client-secret': options.identityClientSecret ?? '' } : {}),
    ...(endpoint.internal ? { 'x-luxe-storefront-secret': options.storefrontSecret ?? '' } : {}),
    ...(endpoint.effect === 'write' ? { 'x-luxe-request': '1' } : {}),
    ...(endpoint.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
    ...args.headers,
  };
  const init: RequestInit = { method: endpoint.method, headers };
  if (endpoint.body === 'json') {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(args.body ?? {});
  } else if (endpoint.body === 'multipart') {
    init.body = toParts(args.body ?? {});
  } else if (endpoint.body === 'form') {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    init.body = toForm(args.body ?? {}).toString();
  }
  const base = options.baseUrl.replace(/\/$/, '');
  return { url: base + path + (query.size ? `?${query}` : ''), init };
}

/** Builds a multipart body. `fetch` adds the content type with the separator of the parts. */
function toParts(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) form.append(name, one as string | Blob);
  return form;
}

function toForm(fields: object): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
  return form;
}
