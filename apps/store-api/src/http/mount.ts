import { calls, type CallAnswer, type CallName, type Endpoint } from '@luxe/contract/calls';
import { schemas } from '@luxe/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Disk } from '../db/disk.ts';
import { inCall, type WorkQueue } from '../db/workQueue.ts';
import { invalidToken, Refusal, unknownUser } from '../refusal.ts';
import type { ReceivedFile, Uploads } from '../uploads/receive.ts';
import type { CustomerCaller, GuestCaller, IdentityCaller, TokenReader } from './caller.ts';
import type { ClientCheck } from './client-check.ts';
import { KeptAnswers, type Keeping } from './kept-answers.ts';
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

/** A call as a handler gets it: parsed, its caller known and, where the path names a user, the same as that user. */
export interface CallInput<Name extends CallName> {
  readonly params: Part<Name, 'params'>;
  readonly query: Part<Name, 'query'>;
  readonly body: Part<Name, 'body'>;
  readonly caller: Callers[(typeof calls)[Name]['token']];
  /** The shopper's address, for limits: told by the storefront, else the connection's. */
  readonly address: string;
  /** Only where the endpoint takes files: they are on the disk, and go again if the call is refused. */
  readonly files: readonly ReceivedFile[];
  /** Only where the endpoint is idempotent: the caller's key, and what the request was. */
  readonly idempotency: { readonly key: string; readonly requestHash: string };
}

type Handler<Name extends CallName> = (
  input: CallInput<Name>,
) => CallAnswer<Name> | Promise<CallAnswer<Name>>;

/** Answers a call of the contract with a handler. Only a call that answers everyone alike can be kept. */
export type Mount = <Name extends CallName>(
  name: Name,
  handler: Handler<Name>,
  ...keeping: (typeof calls)[Name]['token'] extends 'none' ? [keep?: Keeping<CallInput<Name>>] : []
) => void;

export interface MountOptions {
  readonly tokens: TokenReader;
  readonly clients: ClientCheck;
  readonly disk?: Disk | undefined;
  readonly uploads: Uploads;
  /** In which the database's work waits. */
  readonly queue?: WorkQueue | undefined;
}

/**
 * Makes the routes of a program out of the contract: path and method from the endpoint, parameters, query and body checked by its schemas
 * (400 with the field named), token and user checked, and the answer stripped to what its schema says.
 */
export function createMount(
  app: FastifyInstance,
  { tokens, clients, disk, uploads, queue }: MountOptions,
): Mount {
  return (name, handler, keep?: Keeping<never>) => {
    const endpoint: Endpoint = calls[name];
    const parts: Partial<Record<'params' | 'query' | 'body' | 'response', z.ZodType>> = schemas[name];
    const kept = keep && new KeptAnswers(keep);
    /** What came with a call that is refused does not stay. */
    const orDiscard = async <T>(files: readonly ReceivedFile[], run: () => T | Promise<T>): Promise<T> => {
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
      ...(endpoint.maxBytes ? { bodyLimit: endpoint.maxBytes } : {}),
      // Many times a usual body; each file and their number are limited as they arrive.
      ...(endpoint.files ? { bodyLimit: endpoint.files.most * endpoint.files.bytes + 256 * 1024 } : {}),
      handler: (request, reply) => inCall(priorityOf(name), () => answerCall(request, reply)),
    });

    async function answerCall(request: FastifyRequest, reply: FastifyReply) {
      if (endpoint.effect === 'write') disk?.refuseWrites();
      if (endpoint.internal) clients.checkStorefront(request.headers);
      if (endpoint.client) clients.check(endpoint.client, request.headers);
      const caller = await callerOf(endpoint, request, tokens);
      const params = read('path', parts.params, toParams(endpoint, request.params));
      if (caller) checkUser(name, params, caller);
      const query = read('query', parts.query, request.query);
      const { fields, files } = endpoint.files
        ? await uploads.receive(request, endpoint.files)
        : { fields: request.body ?? {}, files: [] };
      const body = await orDiscard(files, () => read('body', parts.body, fields));
      const input = {
        params,
        query,
        body,
        caller,
        files,
        address: clients.addressOf(request),
        // Not the cart: a browser that repeats an order whose answer was lost may have the next cart already.
        idempotency:
          endpoint.idempotent && idempotencyOf(request, name, { ...params, cart: undefined }, query, body),
      };
      const work = async (): Promise<unknown> => {
        const answer: unknown = await orDiscard(files, () => handler(input as never));
        return parts.response ? parts.response.parse(answer) : answer;
      };
      if (!kept) return work();
      // A search may do all its work in memory, between the statements of others: it waits like them.
      const inTurn = async () => {
        await queue?.run(async () => {});
        return work();
      };
      return reply.type('application/json; charset=utf-8').send(await kept.of(input as never, inTurn));
    }
  };
}

/** The rest of a path comes as `*`. */
function toParams({ path }: Endpoint, given: unknown): Record<string, string> {
  const { '*': rest, ...params } = given as Record<string, string>;
  const name = /\{(\w+)\*\}/.exec(path)?.[1];
  return name === undefined ? params : { ...params, [name]: rest ?? '' };
}

async function callerOf({ token: kind, tokenIn }: Endpoint, request: FastifyRequest, tokens: TokenReader) {
  if (kind === 'none') return undefined;
  const token = bearerOf(request) ?? (tokenIn === 'parameter' ? parameterOf(request) : undefined);
  if (!token || token.length > 500) throw invalidToken();
  if (kind === 'identity') return tokens.identity(token);
  const caller = await tokens.store(token);
  // A customer's call is refused to a guest's token, however valid [TOK-13].
  if (kind !== 'any' && caller.kind !== kind) throw invalidToken();
  return caller;
}

const bearerOf = ({ headers }: FastifyRequest) =>
  /^bearer +([^\s]+)$/i.exec(headers.authorization ?? '')?.[1];

function parameterOf({ query }: FastifyRequest): string | undefined {
  const { access_token: token } = query as Record<string, unknown>;
  return typeof token === 'string' ? token : undefined;
}

/** The user in a path is the token's: another one is unknown to this caller, and so is the word `current`. */
function checkUser(name: CallName, params: object, caller: CustomerCaller | GuestCaller | IdentityCaller) {
  const { user, username, userName, email } = params as Record<string, string | undefined>;
  const named = user ?? username ?? userName ?? email;
  if (named === undefined || caller.kind === 'identity') return;
  if (caller.kind === 'global' && named === 'anonymous') return;
  if (caller.kind === 'customer' && named === caller.userName) return;
  // At login the storefront does not know the store's name for the customer yet.
  const isHers = caller.kind === 'customer' && (named === caller.phone || named === caller.email);
  if (isHers && name === 'customerLogin') return;
  throw unknownUser();
}

function idempotencyOf(request: FastifyRequest, ...parts: unknown[]) {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w.:-]{8,200}$/.test(key))
    throw new Refusal(
      400,
      'K4001',
      'The header Idempotency-Key is required: 8 to 200 letters, digits or dashes.',
    );
  return { key, requestHash: createHash('sha256').update(JSON.stringify(parts)).digest('hex') };
}
