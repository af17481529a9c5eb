import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

/**
 * Fetches the bytes at a URL of another host. Resolves to `undefined` when the host has no such file. Rejects
 * when the fetch is not allowed or fails.
 */
export type ForeignFetch = (url: string) => Promise<Buffer | undefined>;

interface ForeignFetchOptions {
  /** Names of the allowed hosts, in lower case. */
  readonly hosts: ReadonlySet<string>;
  readonly maxBytes: number;
  /** Replace the network, for tests. */
  readonly lookup?: typeof systemLookup;
  readonly request?: typeof https.request;
  readonly isPublic?: typeof isPublicAddress;
}

/** Milliseconds for the complete fetch, redirects included. */
const timeoutMs = 10_000;
const maxRedirects = 2;

/**
 * Fetches over HTTPS from listed hosts only, redirects included, and never from a private network. A host
 * name is resolved once per connection, and the connection uses that result. If one of the resolved IP
 * addresses is not public, the fetch is rejected. Sends no cookie, no token and no name of the shop.
 */
export function createForeignFetch(options: ForeignFetchOptions): ForeignFetch {
  const { hosts, maxBytes, lookup = systemLookup } = options;
  const { request = https.request, isPublic = isPublicAddress } = options;

  const publicLookup: LookupFunction = (name, { all, ...lookupOptions }, done) =>
    lookup(name, { ...lookupOptions, all: true }, (error, addresses) => {
      const lookupError = error ?? checkAddresses(name, addresses);
      const [first] = addresses ?? [];
      if (lookupError || !first) done(lookupError, '');
      else if (all) done(null, addresses);
      else done(null, first.address, first.family);
    });

  function checkAddresses(name: string, addresses: readonly LookupAddress[]): Error | null {
    if (addresses.length > 0 && addresses.every(({ address }) => isPublic(address))) return null;
    return new Error(`${name} has an address that is not public.`);
  }

  async function fetchFrom(
    address: string,
    signal: AbortSignal,
    redirects: number,
  ): Promise<Buffer | undefined> {
    const url = parseAllowedUrl(address, hosts);
    const response = await sendRequest(url, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readBody(response, maxBytes);
    response.destroy();
    if (statusCode === 404 || statusCode === 410) return undefined;
    if (statusCode < 301 || statusCode > 308 || !headers.location)
      throw new Error(`${url.hostname} answered ${statusCode} for a picture.`);
    if (redirects === 0) throw new Error(`${url.hostname} redirects too often.`);
    return fetchFrom(new URL(headers.location, url).href, signal, redirects - 1);
  }

  const sendRequest = (url: URL, signal: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      // `agent: false` opens a new connection for each request. A connection of an earlier request is never
      // reused, so the host name is resolved and checked again.
      const headers = { accept: 'image/avif,image/webp,image/jpeg,image/png', 'accept-encoding': 'identity' };
      request(url, { agent: false, lookup: publicLookup, signal, headers }, resolve)
        .on('error', reject)
        .end();
    });

  return (url) => fetchFrom(url, AbortSignal.timeout(timeoutMs), maxRedirects);
}

/**
 * Returns a URL that may be fetched. Throws for any other scheme, host or port, and for a URL with a user
 * name and password.
 */
export function parseAllowedUrl(address: string, hosts: ReadonlySet<string>): URL {
  const url = URL.parse(address);
  if (
    url?.protocol !== 'https:' ||
    url.port !== '' ||
    url.username ||
    url.password ||
    !hosts.has(url.hostname)
  )
    throw new Error(`No picture is fetched from ${url?.host ?? 'an invalid address'}.`);
  return url;
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw new Error('A picture is too large.');
    parts.push(part);
  }
  if (!response.complete) throw new Error('A picture is incomplete.');
  return Buffer.concat(parts);
}
