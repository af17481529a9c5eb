import { errors, type ErrorCode, type ErrorNameOf } from '../errors/errors.ts';
import { calls, type CallName, type Endpoint } from './calls.ts';

/** The names of the errors that the endpoint of a call lists. */
export type CallErrorName<Name extends CallName> = (typeof calls)[Name] extends {
  readonly errors: readonly (infer Code extends ErrorCode)[];
}
  ? ErrorNameOf<Code>
  : never;

/**
 * Returns every error code that a call may answer, by status: the codes that its endpoint lists, and those
 * that follow from its token, body and effect.
 */
export function errorCodesOf(name: CallName): readonly ErrorCode[] {
  const { errors: own = [], ...endpoint }: Endpoint = calls[name];
  const codes = new Set([
    ...own,
    ...(endpoint.service === 'storefront' ? boundaryCodes : storeCodes(endpoint)),
  ]);
  return [...codes].sort((a, b) => errors[a].status - errors[b].status || a.localeCompare(b));
}

/** Codes of the calls that the storefront's server handles itself. */
const boundaryCodes: readonly ErrorCode[] = [
  'MALFORMED',
  'FORBIDDEN',
  'TOO_LARGE',
  'UNSUPPORTED',
  'TOO_MANY',
  'FAULT',
  'UNAVAILABLE',
  'TIMED_OUT',
];

function storeCodes(endpoint: Endpoint): readonly ErrorCode[] {
  const { token, path, body, files, effect, idempotent, client, internal } = endpoint;
  const when = (condition: boolean, ...codes: readonly ErrorCode[]) => (condition ? codes : []);
  return [
    'INVALID_REQUEST',
    'MALFORMED',
    'FAULT',
    'BUSY',
    'UNAVAILABLE',
    ...when(token !== 'none', 'invalid_token'),
    ...when(token === 'identity', 'SSO-1101'),
    ...when(/\{(?:user|username|userName|email)\}/.test(path), 'U4041'),
    ...when(body !== undefined, 'TOO_LARGE', 'TOO_SLOW', 'UNSUPPORTED'),
    ...when(files !== undefined, 'T4131', 'T4151'),
    ...when(effect === 'write', 'STORAGE_FULL'),
    ...when(idempotent === true, 'K4001', 'K4091'),
    ...when(client !== undefined, 'SSO-1100'),
    ...when(internal === true, 'FORBIDDEN'),
  ];
}
