import { calls, type CallResponseInput, type CallName, type Endpoint } from '@luxe/contract/calls';
import type { CallErrorName } from '@luxe/contract/error-codes';
import type { ErrorValues } from '@luxe/contract/errors';
import { schemas } from '@luxe/contract/schemas';
import type { DomainError } from '@luxe/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Disk } from '../db/disk.ts';
import { runWithPriority, type WorkQueue } from '../db/workQueue.ts';
import { domainError, retryableError } from '../errors/domainError.ts';
import type { ReceivedFile, Uploads } from '../uploads/receive.ts';
import type { CustomerCaller, GuestCaller, IdentityCaller, TokenReader } from './caller.ts';
import type { ClientCheck } from './clientCheck.ts';
import { openEventStream, type ResponseEvents } from './eventStream.ts';
import { ResponseCache, type CachePolicy } from './responseCache.ts';
import { priorityOf } from './priorityOf.ts';
import { read } from './read.ts';

type Schemas = typeof schemas;
type Part<Name extends CallName, Key extends string> =
  Schemas[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : Record<never, never>;

type Callers = {
  none: undefined;
  global: GuestCaller;
  customer: CustomerCaller;
  any: GuestCaller | CustomerCaller;
  identity: IdentityCaller;
};

/** Parsed input of a call. The caller is known, and matches the user in the path if there is one. */
export interface CallInput<Name extends CallName> {
  readonly params: Part<Name, 'params'>;
  readonly query: Part<Name, 'query'>;
  readonly body: Part<Name, 'body'>;
  readonly caller: Callers[(typeof calls)[Name]['token']];
  /**
   * The shopper's IP address, for rate limits. The storefront sends the address in a header; otherwise the
   * address of the connection is used.
   */
  readonly address: string;
  /**
   * Uploaded files on the disk; only for endpoints that accept files. When the call is rejected, its files
   * are deleted.
   */
  readonly files: readonly ReceivedFile[];
  /** Sends parts of the response before its end; only for streamed endpoints. */
  readonly events?: ResponseEvents | undefined;
  /** The caller's idempotency key and a hash of the request; only for idempotent endpoints. */
  readonly idempotency: { readonly key: string; readonly requestHash: string };
  /** Returns an error that the endpoint of this call lists. */
  readonly domainError: <Error extends CallErrorName<Name>>(
    name: Error,
    ...values: ErrorValues<Error>
  ) => DomainError;
  /** Like `domainError`, for an error after which the caller may retry. `retryAfter` is in seconds. */
  readonly retryableError: <Error extends CallErrorName<Name>>(
    name: Error,
    retryAfter: number,
    ...values: ErrorValues<Error>
  ) => DomainError;
}

type Handler<Name extends CallName> = (
  input: CallInput<Name>,
) => CallResponseInput<Name> | Promise<CallResponseInput<Name>>;

/** Mounts a handler for a call of the contract. Only a call without a token can have a cache policy. */
export type Mount = <Name extends CallName>(
  name: Name,
  handler: Handler<Name>,
  ...cachePolicy: (typeof calls)[Name]['token'] extends 'none'
    ? [cachePolicy?: CachePolicy<CallInput<Name>>]
    : []
) => void;

export interface MountOptions {
  readonly tokens: TokenReader;
  readonly clients: ClientCheck;
  readonly disk?: Disk | undefined;
  readonly uploads: Uploads;
  /** Queue for database work. */
  readonly queue?: WorkQueue | undefined;
}

/**
 * Creates routes from the contract. A route checks token and user, and parses parameters, query and body; an
 * invalid field gets a 400 that names it. The response contains only the fields of its schema.
 */
export function createMount(
  app: FastifyInstance,
  { tokens, clients, disk, uploads, queue }: MountOptions,
): Mount {
  return (name, handler, cachePolicy?: CachePolicy<never>) => {
    const endpoint: Endpoint = calls[name];
    const parts: Partial<Record<'params' | 'query' | 'body' | 'response', z.ZodType>> = schemas[name];
    const cache = cachePolicy && new ResponseCache(cachePolicy);
    /** Deletes the files of a rejected call. */
    const discardOnError = async <T>(
      files: readonly ReceivedFile[],
      run: () => T | Promise<T>,
    ): Promise<T> => {
      try {
        return await run();
      } catch (error) {
        await uploads.discard(files);
        throw error;
      }
    };
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\*\}/g, '*').replace(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      config: { call: name },
      ...(endpoint.maxBytes ? { bodyLimit: endpoint.maxBytes } : {}),
      // Limits the total size of the request. In addition, `receive` limits the number of files and the size
      // of each file.
      ...(endpoint.files ? { bodyLimit: endpoint.files.maxCount * endpoint.files.bytes + 256 * 1024 } : {}),
      handler: (request, reply) => runWithPriority(priorityOf(name), () => handleCall(request, reply)),
    });

    async function handleCall(request: FastifyRequest, reply: FastifyReply) {
      if (endpoint.effect === 'write') disk?.checkWritable();
      if (endpoint.internal) clients.checkStorefront(request.headers);
      if (endpoint.client) clients.check(endpoint.client, request.headers);
      const caller = await callerOf(endpoint, request, tokens);
      const params = read('path', parts.params, toParams(endpoint, request.params));
      if (caller) checkUser(name, params, caller);
      const query = read('query', parts.query, request.query);
      const { fields, files } = endpoint.files
        ? await uploads.receive(request, endpoint.files)
        : { fields: request.body ?? {}, files: [] };
      const body = await discardOnError(files, () => read('body', parts.body, fields));
      const stream = endpoint.stream ? openEventStream(reply) : undefined;
      const input = {
        events: stream,
        params,
        query,
        body,
        caller,
        files,
        address: clients.addressOf(request),
        // Leave the cart out of the hash of the request. When a browser repeats an order after a lost
        // response, it may already name the next cart. The repeated request must still have the same hash.
        idempotency:
          endpoint.idempotent && idempotencyOf(request, name, { ...params, cart: undefined }, query, body),
        domainError,
        retryableError,
      };
      const work = async (): Promise<unknown> => {
        const response: unknown = await discardOnError(files, () => handler(input as never));
        return parts.response ? parts.response.parse(response) : response;
      };
      if (!cache) return stream ? stream.respond(work) : work();
      // A search may run in memory, without database statements. It still waits in the database queue, which
      // starts calls by priority.
      const queuedWork = async () => {
        await queue?.run(async () => {});
        return work();
      };
      return reply
        .type('application/json; charset=utf-8')
        .send(await cache.getOrCompute(input as never, queuedWork));
    }
  };
}

/** Renames the parameter `*`, in which Fastify returns the rest of a path, to its name in the contract. */
function toParams({ path }: Endpoint, given: unknown): Record<string, string> {
  const { '*': rest, ...params } = given as Record<string, string>;
  const name = /\{(\w+)\*\}/.exec(path)?.[1];
  return name === undefined ? params : { ...params, [name]: rest ?? '' };
}

async function callerOf({ token: kind, tokenIn }: Endpoint, request: FastifyRequest, tokens: TokenReader) {
  if (kind === 'none') return undefined;
  const token = bearerOf(request) ?? (tokenIn === 'parameter' ? parameterOf(request) : undefined);
  if (!token || token.length > 500) throw domainError('tokenInvalid');
  if (kind === 'identity') return tokens.identity(token);
  const caller = await tokens.store(token);
  // Even a valid guest token does not authorise a customer's call [TOK-13].
  if (kind !== 'any' && caller.kind !== kind) throw domainError('tokenInvalid');
  return caller;
}

const bearerOf = ({ headers }: FastifyRequest) =>
  /^bearer +([^\s]+)$/i.exec(headers.authorization ?? '')?.[1];

function parameterOf({ query }: FastifyRequest): string | undefined {
  const { access_token: token } = query as Record<string, unknown>;
  return typeof token === 'string' ? token : undefined;
}

/**
 * Throws 404 if the path names another user than the token. The user name `current` is not supported and gets
 * a 404, too.
 */
function checkUser(name: CallName, params: object, caller: CustomerCaller | GuestCaller | IdentityCaller) {
  const { user, username, userName, email } = params as Record<string, string | undefined>;
  const named = user ?? username ?? userName ?? email;
  if (named === undefined || caller.kind === 'identity') return;
  if (caller.kind === 'global' && named === 'anonymous') return;
  if (caller.kind === 'customer' && named === caller.userName) return;
  // At login, accept the customer's own phone number or e-mail address in the path, because the storefront
  // does not know the user name yet.
  const isOwnContact = caller.kind === 'customer' && (named === caller.phone || named === caller.email);
  if (isOwnContact && name === 'customerLogin') return;
  throw domainError('unknownUser');
}

function idempotencyOf(request: FastifyRequest, ...parts: unknown[]) {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w.:-]{8,200}$/.test(key)) throw domainError('idempotencyKeyInvalid');
  return { key, requestHash: createHash('sha256').update(JSON.stringify(parts)).digest('hex') };
}
