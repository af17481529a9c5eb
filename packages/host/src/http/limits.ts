import type { IncomingMessage, Server } from 'node:http';
import { toRejectionHeaders, type RejectionResponse } from './brokenRequest.ts';
import { watchBodies, type TakesFiles } from './slowBodies.ts';

/** The limits for one client of a program. Times are in milliseconds. */
export interface RequestLimits {
  /** Request line and headers together. */
  readonly headerBytes: number;
  readonly headerCount: number;
  /** Path and query. */
  readonly urlLength: number;
  readonly bodyBytes: number;
  /** From the first byte, or from connecting, to the end of the headers. */
  readonly headersMs: number;
  /** From the headers to the end of a usual body. */
  readonly requestMs: number;
  /** Bytes that an upload must deliver in each `requestMs`, which is then not its deadline. */
  readonly uploadBytes: number;
  /** From the first byte to the end of an upload. */
  readonly uploadMs: number;
  /** Closes a connection without traffic in either direction while a response is due. */
  readonly stalledMs: number;
  /**
   * Time that an idle connection stays open: longer than a load balancer uses it, so that it never sends into
   * a closing connection.
   */
  readonly keepAliveMs: number;
  /** Closes a connection after so many requests, so that long-lived clients move to new processes. */
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
  // 17 kbit/s. A slower client only holds the connection open.
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
    // Usual bodies have less time: see slowBodies.ts.
    requestTimeout: limits.uploadMs,
    connectionTimeout: limits.stalledMs,
    keepAliveTimeout: limits.keepAliveMs,
    maxRequestsPerSocket: limits.requestsPerConnection,
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      // Node's own response to a request without a Host would lack our headers. rejectionStatus() rejects it.
      requireHostHeader: false,
    },
  } as const;
}

/** Sets the limits that are set on an existing server. `broken` replaces Node's own responses. */
export function limitServer(
  server: Server,
  limits: RequestLimits,
  broken: RejectionResponse,
  takesFiles: TakesFiles,
) {
  // Node drops further headers silently. One more than allowed shows that there are too many.
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
  // Also rejects `*`, and absolute URLs, which are meant for proxies. No browser sends a `#`: some programs
  // end the path there and others do not.
  if (!url.startsWith('/') || url.includes('#') || /%00/.test(url.split('?', 1)[0] ?? '')) return 400;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return 400;
  // A program in front may read any other coding as a different body.
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return 400;
  return undefined;
}
