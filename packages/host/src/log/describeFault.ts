const maxDepth = 4;

/**
 * Describes a fault for a log: its class, its code and its location, never its message. A database error has
 * the parameters of the query in its message, and a parser error has the input. Both may contain a token, a
 * code or an address.
 */
export function describeFault(error: unknown, depth = 1): string {
  if (!(error instanceof Error)) return `a thrown value that is no Error (${typeof error})`;
  const { code } = error as { code?: unknown };
  const own = [nameOf(error), isPlainCode(code) ? code : '', framesOf(error)].filter(Boolean).join(' ');
  if (error.cause === undefined || depth === maxDepth) return own;
  return `${own}, because of ${describeFault(error.cause, depth + 1)}`;
}

/**
 * Returns the name of an error class. Names of another form become `Error`, because they may contain
 * anything.
 */
const nameOf = ({ name }: Error) => (/^[A-Z]\w{0,40}$/i.test(name) ? name : 'Error');
/**
 * Accepts codes such as `ECONNRESET`, `FST_ERR_CTP_BODY_TOO_LARGE` or `57P01`. Rejects plain numbers, because
 * a number could be a one-time code.
 */
const isPlainCode = (code: unknown): code is string =>
  typeof code === 'string' && /^[A-Z0-9_]{2,60}$/.test(code) && /[A-Z]/.test(code);

const frame = /^at (?:[\w.<>$#[\] ]+ \()?(?:async )?(?:file:\/\/|node:)?[\w./@+-]+:\d+:\d+\)?$/;

/**
 * The top stack frames in our code, or in a library if our code has none. A stack begins with the message,
 * which may have many lines, so only the part after the message is read.
 */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  // If the message was changed after the stack was created, the end of the message in the stack is unknown.
  // Then no frame is returned.
  if (at < 0 || (message === '' && !/^\w+$/.test(stack.split('\n', 1)[0] ?? ''))) return '';
  const frames = stack
    .slice(at + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => frame.test(line));
  const own = frames.filter((line) => !/node_modules|node:/.test(line));
  return (own.length > 0 ? own.slice(0, 6) : frames.slice(0, 3)).join(' < ');
}
