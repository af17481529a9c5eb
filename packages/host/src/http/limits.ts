import type { IncomingMessage, Server } from 'node:http';
import { toRejectionHeaders, type RejectionResponse } from './brokenRequest.ts';
import { watchBodies, type TakesFiles } from './slowBodies.ts';

/** The limits of a program for its requests and connections. Times are in milliseconds. */
export interface RequestLimits {
  /** Request line and headers together. */
  readonly headerBytes: number;
  readonly headerCount: number;
  /** Path and query. */
  readonly urlLength: number;
  readonly bodyBytes: number;
  /**
   * Maximum time until all headers of a request have arrived. The time starts with the first byte of the
   * request. On a new connection that has sent nothing yet, it starts when the connection opens.
   */
  readonly headersMs: number;
  /** Maximum time from the end of the headers to the end of a body that is not an upload. */
  readonly requestMs: number;
  /**
   * Bytes that an upload must deliver in each period of `requestMs`. The complete upload may take longer than
   * `requestMs`.
   */
  readonly uploadBytes: number;
  /** Maximum time from the first byte of an upload to its end. */
  readonly uploadMs: number;
  /** Maximum time without data in either direction while a response is due. Then the connection is closed. */
  readonly stalledMs: number;
  /**
   * Time that an idle connection stays open. It is longer than in the load balancer, so that the load
   * balancer never sends a request into a connection that this program is closing.
   */
  readonly keepAliveMs: number;
  /**
   * Number of requests after which a connection is closed, so that long-lived clients move to new processes.
   */
  readonly requestsPerConnection: number;
  /** Above this number, new connections are dropped. */
  readonly connections: number;
  /** Interval between the checks for timeouts. */
  readonly checkEveryMs: number;
}

export const usualLimits: RequestLimits = {
  headerBytes: 16 * 1024,
  headerCount: 100,
  urlLength: 8 * 1024,
  bodyBytes: 256 * 1024,
  headersMs: 10_000,
  requestMs: 30_000,
  // The minimum rate is 64 KiB in 30 s, or 17 kbit/s. A slower client would only hold the connection open.
  uploadBytes: 64 * 1024,
  // Enough for 15 MB at 0.5 Mbit/s.
  uploadMs: 5 * 60_000,
  stalledMs: 120_000,
  keepAliveMs: 72_000,
  requestsPerConnection: 10_000,
  connections: 10_000,
  checkEveryMs: 2000,
};

/** The limits as options of Fastify. */
export function toServerOptions(limits: RequestLimits) {
  return {
    bodyLimit: limits.bodyBytes,
    // Node has only one timeout for all requests, so it must be long enough for uploads. slowBodies.ts limits
    // other bodies to less time.
    requestTimeout: limits.uploadMs,
    connectionTimeout: limits.stalledMs,
    keepAliveTimeout: limits.keepAliveMs,
    maxRequestsPerSocket: limits.requestsPerConnection,
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      // Node's own response to a request without a Host header would lack our headers. Therefore
      // rejectionStatus() rejects such a request instead.
      requireHostHeader: false,
    },
  } as const;
}

/**
 * Sets the limits that Node accepts only on an existing server. `broken` contains the responses that replace
 * Node's own error responses.
 */
export function limitServer(
  server: Server,
  limits: RequestLimits,
  broken: RejectionResponse,
  takesFiles: TakesFiles,
) {
  // Node silently drops headers above this maximum. The maximum is one above our limit, so that
  // rejectionStatus() can still see that a request has too many headers.
  server.maxHeadersCount = limits.headerCount + 1;
  server.maxConnections = limits.connections;
  const checkBodies = watchBodies(server, limits, broken, takesFiles);
  server.on('listening', () => {
    const timer = setInterval(checkBodies, limits.checkEveryMs);
    timer.unref();
    server.once('close', () => clearInterval(timer));
  });
  server.on('checkExpectation', (_request, response) => {
    const body = broken.body(417);
    response.writeHead(417, toRejectionHeaders(broken, body)).end(body);
  });
}

/** The status with which a request is rejected before it is handled; undefined for a valid request. */
export function rejectionStatus(
  request: IncomingMessage,
  limits: RequestLimits,
): 400 | 414 | 431 | undefined {
  const { url = '', rawHeaders, headers, httpVersion } = request;
  if (url.length > limits.urlLength) return 414;
  if (rawHeaders.length > limits.headerCount * 2) return 431;
  // A request target must be a path. Absolute URLs and `*` are meant for proxies. No browser sends a `#`, and
  // some programs end the path there while others do not.
  if (!url.startsWith('/') || url.includes('#') || /%00/.test(url.split('?', 1)[0] ?? '')) return 400;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return 400;
  // Only `chunked` is accepted. A program in front of this one may read any other transfer coding differently
  // (request smuggling).
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return 400;
  return undefined;
}
