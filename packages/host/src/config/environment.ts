import { z } from 'zod';
import { StartupError } from '../startupError.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads environment variables by a schema for each name. An empty variable counts as not set. The message of
 * a schema completes the sentence "PORT must be …". Throws a StartupError with a line for each invalid
 * variable.
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: Environment,
): z.output<z.ZodObject<Shape>> {
  const read = z.object(shape).safeParse(withoutEmpty(env));
  if (read.success) return read.data;
  throw new StartupError(
    read.error.issues
      .map(({ path: [name], message }) => describe(String(name), env[String(name)], message))
      .join('\n'),
  );
}

const withoutEmpty = (env: Environment) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));

/** Values of variables with these endings may contain a password, so messages leave them out. */
const isConfidential = (name: string) => /_(URL|DSN|PASSWORD|SECRET|KEY)$/.test(name);

const describe = (name: string, value: string | undefined, expected: string) =>
  value === undefined || isConfidential(name)
    ? `${name} must be ${expected}.`
    : `${name} is "${value}"; it must be ${expected}.`;

export const integer = (min: number, max: number) =>
  z
    .string()
    .transform(Number)
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, {
      error: `an integer from ${min} to ${max}`,
    });

export const port = () => integer(1, 65_535);

export const oneOf = <const Name extends string>(...names: readonly Name[]) =>
  z.enum(names, { error: `one of ${names.join(', ')}` });

/** A switch: `on` is true and `off` is false. */
export const onOff = () => z.enum(['on', 'off'], { error: 'on or off' }).transform((value) => value === 'on');

export const text = (minLength = 1) =>
  z.string().min(minLength, { error: `at least ${minLength} characters long` });

/** An http or https origin; the value is normalised. */
export const origin = () =>
  z
    .string()
    .refine(isOrigin, { error: 'an origin like https://shop.example, without a path' })
    .transform((value) => new URL(value).origin);

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username
  );
}

/** A URL whose scheme matches `scheme`, for example a URL like `example`. */
export const urlOf = (scheme: RegExp, example: string) =>
  z.url({ protocol: scheme, error: `a URL like ${example}`, abort: true });

/** Names of hosts in DNS, separated by commas or spaces: no IP address, port or pattern. */
export const hostNames = () =>
  z
    .string()
    .transform((value) =>
      value
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .refine((hosts) => hosts.every((host) => hostName.test(host)), {
      error: 'host names like pictures.example, separated by commas',
    })
    .transform((hosts): ReadonlySet<string> => new Set(hosts));

const hostName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Whether a host name or IP address is only reachable from this machine. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|[a-z0-9-]+\.localhost)$/.test(host);

interface Listener {
  readonly publicOrigin: string;
  /** Address to listen on. */
  readonly host: string | undefined;
}

/**
 * Returns whether the shop is a demo shop, which has a loopback name as its public origin. Throws a
 * StartupError for a public shop without https, and for a demo shop that other machines could reach.
 */
export function checkListener({ publicOrigin, host }: Listener): boolean {
  const isDemo = isLoopback(new URL(publicOrigin).hostname);
  if (!isDemo && !publicOrigin.startsWith('https:'))
    throw new StartupError(
      `PUBLIC_ORIGIN is "${publicOrigin}"; a shop that is not on a loopback name must use https, or its sessions could be intercepted.`,
    );
  if (isDemo && host !== undefined && !isLoopback(host))
    throw new StartupError(
      `HOST is "${host}"; a demo shop shows its one-time codes, so it may listen only on a loopback name, such as 127.0.0.1.`,
    );
  return isDemo;
}
