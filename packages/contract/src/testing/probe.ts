import type { z } from 'zod';
import {
  calls,
  type CallAnswer,
  type CallBody,
  type CallName,
  type CallParams,
  type CallQuery,
  type Endpoint,
} from '../calls.ts';
import { errorSchema, schemas } from '../schemas.ts';

/** How one call of a conformance run went. */
export interface Finding {
  readonly call: CallName;
  /** What was tried, where it is not the plain call. */
  readonly about: string;
  readonly status: number;
  readonly ms: number;
  /** Empty when the answer is as the contract says. */
  readonly problems: readonly string[];
}

export interface ProbeOptions {
  /** Origin, or origin and path, under which the calls stand. */
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
  /** A refusal that is wanted: its status, and the code when the contract names it. */
  refused?: { status: number; code?: string };
}

export interface Probe {
  /** Makes a call, checks its answer and notes the finding. Undefined when the answer cannot be gone on with. */
  call<Name extends CallName>(name: Name, args?: ProbeArgs<Name>): Promise<CallAnswer<Name> | undefined>;
  readonly findings: readonly Finding[];
}

/** Calls a server as the contract says and checks what it answers. */
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
      // What the shop can do without may be missing, and nothing else is wrong then.
      const isMissing = endpoint.optional === true && status === 404;
      if (!problems.length && !isMissing) problems.push(...problemsOf(name, status, body, args.refused));
      const finding = {
        call: name,
        about: args.about ?? (args.refused ? `is refused with ${args.refused.status}` : ''),
        status,
        ms: Math.round(performance.now() - started),
        problems,
      };
      findings.push(finding);
      options.onFinding?.(finding);
      return problems.length || args.refused || isMissing ? undefined : (body as never);
    },
  };
}

function problemsOf(
  name: CallName,
  status: number,
  body: unknown,
  refused: ProbeArgs<CallName>['refused'],
): string[] {
  if (!refused) {
    if (status !== 200) return [`status ${status}: ${JSON.stringify(body).slice(0, 200)}`];
    return issuesOf(schemas[name].response, body);
  }
  const problems = issuesOf(errorSchema, body);
  if (status !== refused.status) problems.push(`status ${status} in place of ${refused.status}`);
  const code = (body as { errorCode?: unknown } | null)?.errorCode;
  if (refused.code && code !== refused.code)
    problems.push(`code ${String(code)} in place of ${refused.code}`);
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

/** `fetch` names the type itself, with the boundary between the parts. */
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
