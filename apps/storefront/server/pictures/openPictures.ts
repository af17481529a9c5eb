import path from 'node:path';
import { createForeignFetch, type ForeignFetch } from '@luxe/host/foreign-fetch';
import type { Config } from '../config/config.ts';
import { createPictureCache } from './cache.ts';
import { createSignedNames } from './signedNames.ts';
import { createPictureMaker } from './maker.ts';
import { createOriginals, maxOriginalBytes } from './originals.ts';

interface OpenPicturesOptions {
  readonly fetch: typeof fetch;
  /** Replaces the network requests to other hosts, for tests. */
  readonly fetchForeign?: ForeignFetch | undefined;
  /** How many pictures are made at the same time, and how many may wait in the queue. */
  readonly limits: { readonly concurrency: number; readonly maxQueued: number };
  /** Called with the error when a picture could not be cached. */
  readonly warn: (error: unknown) => void;
}

/** Opens the folder of pictures, its cache and the picture maker that writes to it, as configured. */
export function openPictures(
  config: Config,
  { fetch: send, fetchForeign, limits, warn }: OpenPicturesOptions,
) {
  const { dataDir, pictureCacheBytes, origins, imageHosts, secrets } = config;
  const cache = createPictureCache(path.join(dataDir, 'img'), pictureCacheBytes);
  const foreign = imageHosts.size > 0 && {
    names: createSignedNames(secrets.storefrontSecret),
    fetch: fetchForeign ?? createForeignFetch({ hosts: imageHosts, maxBytes: maxOriginalBytes }),
  };
  return {
    cache,
    originals: createOriginals({
      storeOrigin: origins.store,
      fetch: send,
      cache,
      foreign: foreign || undefined,
    }),
    maker: createPictureMaker({ cache, ...limits, warn }),
  };
}
