import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

/** The bytes at an address of a foreign host. Undefined when nothing is there; rejects when it must not or cannot be had. */
export type ForeignFetch = (url: string) => Promise<Buffer | undefined>;

interface ForeignFetchOptions {
  /** Names of hosts that may be asked, in lower case. */
  readonly hosts: ReadonlySet<string>;
  readonly mostBytes: number;
  /** Replace the network, for tests. */
  readonly lookup?: typeof systemLookup;
  readonly request?: typeof https.request;
  readonly isPublic?: typeof isPublicAddress;
}

/** Milliseconds for all of it, redirects included. */
const patienceMs = 10_000;
const mostRedirects = 2;

/**
 * Fetches over https from listed hosts alone, wherever a redirect leads, and never from within: a name is resolved once for a connection,
 * which goes to what was resolved, and one address of it that is not public refuses them all. No cookie, token or name of ours is sent.
 */
export function createForeignFetch(options: ForeignFetchOptions): ForeignFetch {
  const { hosts, mostBytes, lookup = systemLookup } = options;
  const { request = https.request, isPublic = isPublicAddress } = options;

  const publicLookup: LookupFunction = (name, { all, ...wishes }, done) =>
    lookup(name, { ...wishes, all: true }, (error, addresses) => {
      const refusal = error ?? refusalOf(name, addresses);
      const [first] = addresses ?? [];
      if (refusal || !first) done(refusal, '');
      else if (all) done(null, addresses);
      else done(null, first.address, first.family);
    });

  function refusalOf(name: string, addresses: readonly LookupAddress[]): Error | null {
    if (addresses.length > 0 && addresses.every(({ address }) => isPublic(address))) return null;
    return new Error(`${name} has an address that is not public.`);
  }

  async function fetchFrom(
    address: string,
    signal: AbortSignal,
    redirects: number,
  ): Promise<Buffer | undefined> {
    const url = allowed(address, hosts);
    const answer = await ask(url, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return readBody(answer, mostBytes);
    answer.destroy();
    if (statusCode === 404 || statusCode === 410) return undefined;
    if (statusCode < 301 || statusCode > 308 || !headers.location)
      throw new Error(`${url.hostname} answered ${statusCode} for a picture.`);
    if (redirects === 0) throw new Error(`${url.hostname} redirects too often.`);
    return fetchFrom(new URL(headers.location, url).href, signal, redirects - 1);
  }

  const ask = (url: URL, signal: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      // No agent: a connection is never taken over from another request.
      const headers = { accept: 'image/avif,image/webp,image/jpeg,image/png', 'accept-encoding': 'identity' };
      request(url, { agent: false, lookup: publicLookup, signal, headers }, resolve)
        .on('error', reject)
        .end();
    });

  return (url) => fetchFrom(url, AbortSignal.timeout(patienceMs), mostRedirects);
}

/** A URL that may be asked for. Throws for any other scheme, host or port, and for one with a name and password in it. */
export function allowed(address: string, hosts: ReadonlySet<string>): URL {
  const url = URL.parse(address);
  if (
    url?.protocol !== 'https:' ||
    url.port !== '' ||
    url.username ||
    url.password ||
    !hosts.has(url.hostname)
  )
    throw new Error(`No picture is fetched from ${url?.host ?? 'what is no address'}.`);
  return url;
}

async function readBody(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    // Leaving the loop ends the connection.
    if (size > mostBytes) throw new Error('A picture is too large.');
    parts.push(part);
  }
  if (!answer.complete) throw new Error('A picture came in part.');
  return Buffer.concat(parts);
}
