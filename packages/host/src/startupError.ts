/**
 * A known reason why a program cannot start. The message also states the fix, and is printed without a stack
 * trace.
 */
export class StartupError extends Error {}

const folderCodes: Readonly<Record<string, string>> = {
  EACCES: 'this program may not write there',
  EPERM: 'this program may not write there',
  EROFS: 'it is read-only',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file has its name',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

const networkCodes: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it ends the connection',
  ENOTFOUND: 'no machine has that name',
  EAI_AGAIN: 'its name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'it cannot be reached',
  '28P01': 'it rejects the user or the password',
  '28000': 'it rejects the user',
  '3D000': 'it has no database of that name',
  '42501': 'the user may not create tables there',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping',
};

function codeOf(error: unknown, codes: Readonly<Record<string, string>>): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  if (typeof code === 'string' && codes[code] !== undefined) return codes[code];
  // Node tries every IP address of a host name. `errors` contains one failure for each address, and any of
  // them may have a known code.
  const inner = Array.isArray(errors) ? errors.map((one) => codeOf(one, codes)).find(Boolean) : undefined;
  return inner ?? codeOf(error.cause, codes);
}

/** Returns a StartupError for a known failure of a data folder, else the error itself. */
export function folderProblem(error: unknown, folder: string): unknown {
  const reason = codeOf(error, folderCodes);
  return reason === undefined
    ? error
    : new StartupError(
        `The data folder ${folder} cannot be used: ${reason}. Free some space or grant write access, or set DATA_DIR to another folder.`,
      );
}

/** Returns a StartupError for a port that another program uses, else the error itself. */
export function portProblem(error: unknown, port: number, variable: string): unknown {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    ? new StartupError(`Port ${port} is taken. Stop what listens there, or set ${variable} to another port.`)
    : error;
}

/**
 * Ends the program after a failed start. Writes the message of a StartupError, or the stack of any other
 * error, to the standard error stream.
 */
export function exitOnFailedStart(error: unknown): never {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${error instanceof StartupError ? message : (stack ?? message)}\n`);
  process.exit(1);
}

/**
 * Returns a StartupError for a known failure of a database server, else the error itself. The message of a
 * StartupError never contains the password.
 */
export function databaseProblem(error: unknown, databaseUrl: string): unknown {
  const timedOut = error instanceof Error && /timeout|terminated/i.test(error.message);
  const reason = codeOf(error, networkCodes) ?? (timedOut ? 'it does not answer' : undefined);
  const { host, pathname } = new URL(databaseUrl);
  return reason === undefined
    ? error
    : new StartupError(
        `The database ${pathname.slice(1) || 'postgres'} at ${host} cannot be used: ${reason}. Start the server, or correct DATABASE_URL.`,
      );
}
