/** Values by key within a number of bytes; what was asked for longest ago goes first. */
export interface Shelf<Value> {
  get(key: string): Value | undefined;
  /** A value larger than an eighth of the shelf is not taken. */
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  values(): Iterable<Value>;
  readonly bytes: number;
}

interface Slot<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/**
 * Two rows: what was asked for once, and what was asked for again. A stranger who asks for a million addresses empties the first row, up to
 * a quarter of the bytes, and leaves the pages that shoppers come back to.
 */
export function createShelf<Value>(maxBytes: number): Shelf<Value> {
  const once = new Map<string, Slot<Value>>();
  const again = new Map<string, Slot<Value>>();
  let bytes = 0;
  let bytesOnce = 0;

  function remove(key: string): Slot<Value> | undefined {
    const row = once.has(key) ? once : again;
    const slot = row.get(key);
    if (!slot) return undefined;
    row.delete(key);
    bytes -= slot.bytes;
    if (row === once) bytesOnce -= slot.bytes;
    return slot;
  }

  function add(row: typeof once, key: string, slot: Slot<Value>) {
    row.set(key, slot);
    bytes += slot.bytes;
    if (row === once) bytesOnce += slot.bytes;
  }

  function makeRoom() {
    while (bytes > maxBytes) {
      const row = bytesOnce > maxBytes / 4 || again.size === 0 ? once : again;
      const [oldest] = row.keys();
      if (oldest === undefined) return;
      remove(oldest);
    }
  }

  return {
    get(key) {
      const slot = remove(key);
      if (!slot) return undefined;
      add(again, key, slot);
      return slot.value;
    },
    set(key, value, size) {
      const row = again.has(key) ? again : once;
      remove(key);
      if (size > maxBytes / 8) return;
      add(row, key, { value, bytes: size });
      makeRoom();
    },
    delete: (key) => void remove(key),
    *values() {
      for (const row of [once, again]) for (const { value } of row.values()) yield value;
    },
    get bytes() {
      return bytes;
    },
  };
}
