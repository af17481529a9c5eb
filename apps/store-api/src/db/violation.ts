/** PostgreSQL's code for a row that a unique index knows already. */
const uniqueViolation = '23505';

/** True where a unique index has refused what two did at once. The drivers' error is the cause of drizzle's. */
export function violatesUnique(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === uniqueViolation) || violatesUnique(error.cause);
}
