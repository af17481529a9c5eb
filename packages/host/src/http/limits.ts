import type { IncomingMessage, Server } from 'node:http';
import { toBrokenHeaders, type BrokenAnswer } from './brokenRequest.ts';
import { watchBodies, type TakesFiles } from './slowBodies.ts';

/** What one client may ask of a program, and for how long it may take over it. Times are milliseconds. */
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
  /** What a body of files must bring in each `requestMs`, which then is not its end. */
  readonly uploadBytes: number;
  /** From the first byte to the end of a body of files. */
  readonly uploadMs: number;
  /** A connection on which nothing moves in either direction while an answer is due. */
  readonly stalledMs: number;
  /** A connection kept open for the next request: longer than a load balancer in front keeps it, so that it never sends into a closing one. */
  readonly keepAliveMs: number;
  /** Then the connection is closed after an answer, so that long-lived ones move on to processes that are new. */
  readonly requestsPerConnection: number;
  /** Above this a new connection is dropped. */
  readonly connections: number;
  /** How often connections are looked at for having taken too long. */
  readonly checkEveryMs: number;
}

export const usualLimits: RequestLimits = {
  headerBytes: 16 * 1024,
  headerCount: 100,
  urlLength: 8 * 1024,
  bodyBytes: 256 * 1024,
  headersMs: 10_000,
  requestMs: 30_000,
  // 17 kbit/s: below that it is no line, but somebody who holds a connection open.
  uploadBytes: 64 * 1024,
  // 15 MB at half a Mbit/s.
  uploadMs: 5 * 60_000,
  stalledMs: 120_000,
  keepAliveMs: 72_000,
  requestsPerConnection: 10_000,
  connections: 10_000,
  checkEveryMs: 2000,
};

/** The limits as Fastify takes them when it makes its server. */
export function toServerOptions(limits: RequestLimits) {
  return {
    bodyLimit: limits.bodyBytes,
    // A usual body has less: slowBodies.ts.
    requestTimeout: limits.uploadMs,
    connectionTimeout: limits.stalledMs,
    keepAliveTimeout: limits.keepAliveMs,
    maxRequestsPerSocket: limits.requestsPerConnection,
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      // Node would answer a request without a Host itself, without our headers: oddity() refuses it.
      requireHostHeader: false,
    },
  } as const;
}

/** The limits that are set on a server after it was made. `broken` is said where Node would answer by itself. */
export function limitServer(
  server: Server,
  limits: RequestLimits,
  broken: BrokenAnswer,
  takesFiles: TakesFiles,
) {
  // One more than allowed is kept, so that too many can be told from just enough: Node drops the rest without a word.
  server.maxHeadersCount = limits.headerCount + 1;
  server.maxConnections = limits.connections;
  const look = watchBodies(server, limits, broken, takesFiles);
  server.on('listening', () => {
    const looking = setInterval(look, limits.checkEveryMs);
    looking.unref();
    server.once('close', () => clearInterval(looking));
  });
  server.on('checkExpectation', (_request, response) => {
    const body = broken.body(417);
    response.writeHead(417, toBrokenHeaders(broken, body)).end(body);
  });
}

/** Why a request is refused before anybody looks at what it wants: its status, or undefined for one in order. */
export function oddity(request: IncomingMessage, limits: RequestLimits): 400 | 414 | 431 | undefined {
  const { url = '', rawHeaders, headers, httpVersion } = request;
  if (url.length > limits.urlLength) return 414;
  if (rawHeaders.length > limits.headerCount * 2) return 431;
  // Also the whole addresses that are meant for a proxy, and `*`. What stands behind a # no browser sends: one part of a program would
  // read it as the end of the path, another as part of it.
  if (!url.startsWith('/') || url.includes('#') || /%00/.test(url.split('?', 1)[0] ?? '')) return 400;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return 400;
  // Any other coding would be read by somebody in front as another body than by us.
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return 400;
  return undefined;
}
