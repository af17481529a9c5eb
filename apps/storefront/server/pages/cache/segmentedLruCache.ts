/** Values by key, up to a number of bytes. Evicts the least recently used values. */
export interface SegmentedLruCache<Value> {
  get(key: string): Value | undefined;
  /** A value larger than an eighth of the cache is not stored. */
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  values(): Iterable<Value>;
  readonly bytes: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/**
 * The cache has two segments: entries used once, and entries used again. Entries used once are evicted first
 * while they hold more than a quarter of the bytes. A client that requests a million URLs therefore cannot
 * evict the pages that shoppers return to.
 */
export function createSegmentedLruCache<Value>(maxBytes: number): SegmentedLruCache<Value> {
  const usedOnce = new Map<string, Entry<Value>>();
  const usedAgain = new Map<string, Entry<Value>>();
  let bytes = 0;
  let usedOnceBytes = 0;

  function remove(key: string): Entry<Value> | undefined {
    const segment = usedOnce.has(key) ? usedOnce : usedAgain;
    const entry = segment.get(key);
    if (!entry) return undefined;
    segment.delete(key);
    bytes -= entry.bytes;
    if (segment === usedOnce) usedOnceBytes -= entry.bytes;
    return entry;
  }

  function add(segment: typeof usedOnce, key: string, entry: Entry<Value>) {
    segment.set(key, entry);
    bytes += entry.bytes;
    if (segment === usedOnce) usedOnceBytes += entry.bytes;
  }

  function evict() {
    while (bytes > maxBytes) {
      const segment = usedOnceBytes > maxBytes / 4 || usedAgain.size === 0 ? usedOnce : usedAgain;
      const [oldest] = segment.keys();
      if (oldest === undefined) return;
      remove(oldest);
    }
  }

  return {
    get(key) {
      const entry = remove(key);
      if (!entry) return undefined;
      add(usedAgain, key, entry);
      return entry.value;
    },
    set(key, value, size) {
      const segment = usedAgain.has(key) ? usedAgain : usedOnce;
      remove(key);
      if (size > maxBytes / 8) return;
      add(segment, key, { value, bytes: size });
      evict();
    },
    delete: (key) => void remove(key),
    *values() {
      for (const segment of [usedOnce, usedAgain]) for (const { value } of segment.values()) yield value;
    },
    get bytes() {
      return bytes;
    },
  };
}
