import {
  deskCalls,
  deskContentLimits,
  deskCsrfHeader,
  deskPath,
  deskPictureUpload,
  type DeskBody,
  type DeskCallName,
  type DeskContentPicture,
  type DeskParams,
  type DeskQuery,
  type DeskResponse,
} from '@luxe/contract/desk';
import { failure, toDeskError, unreachable, type DeskError } from './deskError.ts';
import { OpenKeys } from './openKeys.ts';

/** What a call sends: the parts that the contract has for it. */
export type DeskInput<Name extends DeskCallName> = Given<'params', DeskParams<Name>> &
  Given<'query', DeskQuery<Name>> &
  Given<'body', DeskBody<Name>>;
type Given<Key extends string, Value> = undefined extends Value
  ? { readonly [Each in Key]?: undefined }
  : { readonly [Each in Key]: Value };

export interface DeskClient {
  /** Makes a call. Throws a `DeskError`. */
  readonly call: <Name extends DeskCallName>(
    name: Name,
    input: DeskInput<Name>,
  ) => Promise<DeskResponse<Name>>;
  /** Adds a picture with its description to the media of the shop. Throws a `DeskError`. */
  readonly addPicture: (file: File, alt: string) => Promise<DeskContentPicture>;
}

export interface DeskClientOptions {
  /** Called when a call needs a login: there is none, or it has ended. */
  readonly onLoginRequired: () => void;
  /**
   * Called when a call is forbidden. The session may have changed: another login in this browser, other
   * roles, or a password that must be changed first.
   */
  readonly onForbidden: () => void;
}

/** The longest wait for an answer, in milliseconds. */
const timeout = 30_000;

/** The longest wait for a picture to be sent and converted, in milliseconds. */
const pictureTimeout = 180_000;

/** Calls whose response is the session, with the value for later changes. */
const sessionCalls: ReadonlySet<DeskCallName> = new Set(['session', 'logIn', 'changePassword']);

/** Creates the client of the desk's calls. The session itself is a cookie that scripts cannot read. */
export function createDeskClient({ onLoginRequired, onForbidden }: DeskClientOptions): DeskClient {
  let csrf = '';
  const openKeys = new OpenKeys();
  return {
    call: async (name, input) => {
      const { method, access, ...endpoint } = deskCalls[name];
      const { params, query, body } = input as {
        params?: Readonly<Record<string, string>>;
        query?: Readonly<Record<string, string | undefined>>;
        body?: unknown;
      };
      const isChange = method === 'POST';
      const intention = JSON.stringify([name, input]);
      const isOnce = 'idempotent' in endpoint;
      const headers: Record<string, string> = { accept: 'application/json' };
      if (isChange) headers['content-type'] = 'application/json';
      if (isChange && access !== 'public') headers[deskCsrfHeader] = csrf;
      if (isOnce) headers['idempotency-key'] = openKeys.keyOf(intention);
      try {
        const answer = await send(deskPath(endpoint.path, params) + toSearch(query), {
          method,
          headers,
          ...(isChange && { body: JSON.stringify(body ?? {}) }),
        });
        if (sessionCalls.has(name)) ({ csrf } = answer as DeskResponse<'session'>);
        if (isChange) openKeys.settle(intention);
        else openKeys.settleAll();
        return answer as never;
      } catch (error) {
        const { kind } = error as DeskError;
        // After a failure without a clear answer, the next attempt has the same key, so it happens once.
        if (kind !== 'unreachable' && kind !== 'failed') openKeys.settle(intention);
        if (kind === 'loginRequired' && access !== 'public') onLoginRequired();
        if (kind === 'forbidden' && access !== 'public') onForbidden();
        throw error;
      }
    },
    async addPicture(file, alt) {
      const answer = await send(
        deskPictureUpload.path + toSearch({ name: file.name.slice(0, deskContentLimits.fileName), alt }),
        { method: 'POST', headers: { 'content-type': file.type, [deskCsrfHeader]: csrf }, body: file },
        pictureTimeout,
      );
      return (answer as { readonly picture: DeskContentPicture }).picture;
    },
  };
}

async function send(address: string, init: RequestInit, wait = timeout): Promise<unknown> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(address, {
      ...init,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(wait),
    });
    body = await response.json().catch(() => undefined);
  } catch {
    throw unreachable();
  }
  if (!response.ok) throw toDeskError(response.status, body, response.headers.get('retry-after'));
  if (body === undefined) throw failure();
  return body;
}

/** `?q=a&state=open` of the values that are set; empty for none. */
export function toSearch(query: Readonly<Record<string, string | undefined>> = {}): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}
