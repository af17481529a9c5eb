import type { FastifyError, FastifyInstance } from 'fastify';
import type { Log } from '@luxe/host/log';
import { Refusal, toFailure } from '../refusal.ts';

/** Every refusal and fault answers the same shape; a fault of ours tells nothing of itself. */
export function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = error instanceof Refusal ? error : fromHttp(error as FastifyError);
    if (refusal.status === 500)
      log.fault(`${request.method} ${request.routeOptions.url ?? 'unknown route'}`, error);
    if (refusal.status === 401) reply.header('www-authenticate', 'Basic realm="sandbox"');
    return reply.code(refusal.status).send(toFailure(refusal));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(toFailure(new Refusal(404, 'not_found', 'There is nothing at this address.'))),
  );
}

/** What the HTTP layer itself refuses, and faults of ours. */
function fromHttp({ statusCode = 500 }: Pick<FastifyError, 'statusCode'>): Refusal {
  return statusCode >= 400 && statusCode < 500
    ? new Refusal(statusCode, 'malformed', 'The request is malformed.')
    : new Refusal(500, 'internal_error', 'Something went wrong');
}
