/**
 * The idempotency keys of changes without a clear answer. An intention is a call with its input. As long as
 * its outcome is unknown, a further attempt has the same key, and the server does the change once.
 */
export class OpenKeys {
  readonly #keys = new Map<string, string>();

  keyOf(intention: string): string {
    const key = this.#keys.get(intention) ?? createKey();
    this.#keys.set(intention, key);
    return key;
  }

  /** The outcome is known: the same call again is a new intention. */
  settle(intention: string): void {
    this.#keys.delete(intention);
  }

  /** The person has seen the present state, so whatever they do next is a new intention. */
  settleAll(): void {
    this.#keys.clear();
  }
}

/** 32 random hex digits. `crypto.randomUUID` exists only on pages with https. */
const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
