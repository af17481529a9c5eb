import path from 'node:path';
import type { Config } from '../config.ts';
import { createPictureCache } from './cache.ts';
import { createForeignFetch, type ForeignFetch } from './foreignFetch.ts';
import { createKeyedNames } from './keyedNames.ts';
import { createPictureMaker } from './maker.ts';
import { createOriginals, largestOriginal } from './originals.ts';

interface Wishes {
  readonly fetch: typeof fetch;
  /** Replaces the network to other hosts, for tests. */
  readonly fetchForeign?: ForeignFetch | undefined;
  /** Pictures drawn at once, and how many may wait. */
  readonly line: { readonly atOnce: number; readonly waiting: number };
  /** Told what could not be kept. */
  readonly warn: (error: unknown) => void;
}

/** The folder of drawn pictures, and what fills it, as the environment says. */
export function openPictures(config: Config, { fetch: send, fetchForeign, line, warn }: Wishes) {
  const { dataDir, pictureCacheBytes, origins, imageHosts, secrets } = config;
  const cache = createPictureCache(path.join(dataDir, 'img'), pictureCacheBytes);
  const foreign = imageHosts.size > 0 && {
    names: createKeyedNames(secrets.storefrontSecret),
    fetch: fetchForeign ?? createForeignFetch({ hosts: imageHosts, mostBytes: largestOriginal }),
  };
  return {
    originals: createOriginals({
      storeOrigin: origins.store,
      fetch: send,
      cache,
      foreign: foreign || undefined,
    }),
    maker: createPictureMaker({ cache, ...line, warn }),
  };
}
