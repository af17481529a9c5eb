import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Log } from '@luxe/host/log';
import type { CallName } from '@luxe/contract/calls';
import { errorCodesOf } from '@luxe/contract/error-codes';
import { errorOf, toErrorBody, type ErrorResponse } from '@luxe/contract/errors';
import { DomainError } from '@luxe/host';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route answers. */
    call?: CallName;
  }
}

/** Sends every error in one shape. An unexpected fault is sent without details. */
export function handleErrors(app: FastifyInstance, log: Log) {
  function send(reply: FastifyReply, error: ErrorResponse, fields: object = {}) {
    const { call } = reply.request.routeOptions.config;
    // Modules throw any error of the registry. Tests fail on this warning.
    if (call && !errorCodesOf(call).some((code) => code === error.code))
      log.warn(`${call} answers ${error.code}, which its endpoint does not list.`);
    return reply
      .code(error.status)
      .header('cache-control', 'no-store')
      .send({ ...toErrorBody(error), ...fields });
  }
  app.setErrorHandler((error, request, reply) => {
    const expected = findDomainError(error);
    if (expected) {
      if (expected.retryAfter !== undefined) reply.header('retry-after', expected.retryAfter);
      return send(reply, expected, expected.fields);
    }
    const requestError = toRequestError(error as FastifyError) ?? toInvalidTextError(error);
    if (requestError) return send(reply, requestError);
    log.fault(`${request.method} ${request.routeOptions.url ?? 'unknown route'}`, error);
    if (isDatabaseUnavailable(error)) {
      reply.header('retry-after', 5);
      return send(reply, errorOf('shopUnavailable'));
    }
    return send(reply, errorOf('unexpectedFault'));
  });
  app.setNotFoundHandler((_request, reply) => send(reply, errorOf('addressNotFound')));
}

/**
 * Finds a DomainError, even if it is only the cause of another error. drizzle-orm wraps an error of the
 * database queue in an error of the query.
 */
function findDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  return error instanceof Error ? findDomainError(error.cause) : undefined;
}

/** Maps errors of Fastify itself. */
function toRequestError({ statusCode }: Pick<FastifyError, 'statusCode'>): ErrorResponse | undefined {
  if (statusCode === 413) return errorOf('requestTooLarge');
  if (statusCode === 415) return errorOf('bodyTypeUnsupported');
  // Other statuses of the HTTP layer stay, such as 414 for an address that is too long.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { ...errorOf('requestMalformed'), status: statusCode };
  return undefined;
}

/**
 * Maps the error for text that PostgreSQL cannot store, a NUL or half of a surrogate pair in JSON, to a 400.
 * Such text comes from the caller. For the calls of the contract, `read` already rejects such text. This
 * function covers bodies that are stored unparsed.
 */
function toInvalidTextError(error: unknown): ErrorResponse | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  if (code === '22021' || code === '22P05') return errorOf('requestMalformed');
  return toInvalidTextError(error.cause);
}

/**
 * Codes of a database that is unavailable: no connection, shutdown, out of disk, memory or connections,
 * standby, statement or lock timeout, deadlock.
 */
const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTFOUND|ETIMEDOUT|57P0[123]|08\d{3}|53\d{3}|25006|25P03|57014|55P03|40001|40P01)$/;

/**
 * True if the database is unavailable, so that a retry may succeed. False if the statement itself is wrong.
 */
function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && unavailableCodes.test(code)) return true;
  if (
    /PGlite is (closed|closing)|Connection terminated|not queryable|timeout exceeded when trying to connect|pool after calling end/.test(
      error.message,
    )
  )
    return true;
  return error.cause !== undefined && isDatabaseUnavailable(error.cause);
}
