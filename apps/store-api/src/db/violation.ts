/** PostgreSQL error code `unique_violation`. */
const uniqueViolation = '23505';

/**
 * True if a unique index rejected a row, as when two calls insert it at once. drizzle-orm wraps the driver's
 * error as its cause.
 */
export function violatesUnique(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === uniqueViolation) || violatesUnique(error.cause);
}
