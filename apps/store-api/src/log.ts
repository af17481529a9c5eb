export type LogLevel = 'info' | 'warn' | 'silent';

/** Lines for whoever runs the program. Nothing of a shopper goes in: no token, code, phone, address or query. */
export interface Log {
  info(line: string): void;
  warn(line: string): void;
  /** A fault of ours: where and what kind, without its message (a database error carries the parameters of its query). */
  fault(where: string, error: unknown): void;
}

export function createLog(level: LogLevel, write: (line: string) => void = toOutput): Log {
  return {
    info: (line) => level === 'info' && write(line),
    warn: (line) => level !== 'silent' && write(line),
    fault: (where, error) => level !== 'silent' && write(`${where} failed: ${describe(error)}`),
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  const own = [error.name, typeof code === 'string' ? code : '', frames(error)].filter(Boolean).join(' ');
  return error.cause === undefined ? own : `${own}, because of ${describe(error.cause)}`;
}

function frames({ stack = '' }: Error): string {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'));
  return lines
    .slice(0, 6)
    .map((line) => line.trim())
    .join(' < ');
}

function toOutput(line: string) {
  process.stdout.write(`${line}\n`);
}
