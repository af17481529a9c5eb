const deepest = 4;

/**
 * A fault as a log may hold it: its kind, its code and where it came from. Never its message: that of a database carries the parameters of
 * a query, that of a parser what it could not read, and so a token, a code or an address of somebody.
 */
export function describeFault(error: unknown, depth = 1): string {
  if (!(error instanceof Error)) return `something thrown that is no error (${typeof error})`;
  const { code } = error as { code?: unknown };
  const own = [nameOf(error), isPlainCode(code) ? code : '', framesOf(error)].filter(Boolean).join(' ');
  if (error.cause === undefined || depth === deepest) return own;
  return `${own}, because of ${describeFault(error.cause, depth + 1)}`;
}

/** The name of a class of ours or of a library; a name that was made up at run time may hold anything. */
const nameOf = ({ name }: Error) => (/^[A-Z]\w{0,40}$/i.test(name) ? name : 'Error');
/** `ECONNRESET`, `FST_ERR_CTP_BODY_TOO_LARGE`, `57P01`: not a number that could be a one-time code. */
const isPlainCode = (code: unknown): code is string =>
  typeof code === 'string' && /^[A-Z0-9_]{2,60}$/.test(code) && /[A-Z]/.test(code);

const frame = /^at (?:[\w.<>$#[\] ]+ \()?(?:async )?(?:file:\/\/|node:)?[\w./@+-]+:\d+:\d+\)?$/;

/** The top frames of the stack that are ours, else of a library. It begins with the message, of any number of lines: what stands before its end is not looked at. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  // A message that was changed after the stack was made: nobody knows where the old one ends.
  if (at < 0 || (message === '' && !/^\w+$/.test(stack.split('\n', 1)[0] ?? ''))) return '';
  const frames = stack
    .slice(at + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => frame.test(line));
  const own = frames.filter((line) => !/node_modules|node:/.test(line));
  return (own.length > 0 ? own.slice(0, 6) : frames.slice(0, 3)).join(' < ');
}
