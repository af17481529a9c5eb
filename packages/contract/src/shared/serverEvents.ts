/** An event of a streamed response: the fields `event` and `data` of server-sent events (HTML, 9.2). */
export interface ServerEvent {
  readonly name: string;
  /** Parsed JSON. */
  readonly data: unknown;
}

/** Writes an event. JSON has no line ending of its own, so the data takes one line. */
export const writeEvent = ({ name, data }: ServerEvent): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Longest event that is read, in UTF-16 units. */
const eventLimit = 2_000_000;

/**
 * Returns a function that takes the parts of a stream in order, cut anywhere, and returns the events that are
 * complete. It throws for an event that is not JSON or is too long.
 */
export function createEventReader(): (part: string) => ServerEvent[] {
  let rest = '';
  return (part) => {
    const blocks = (rest + part).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    if (rest.length > eventLimit) throw new RangeError('An event is too long.');
    return blocks.flatMap(readBlock);
  };
}

/** Reads one event. A block without data, such as a comment, is none. */
function readBlock(block: string): ServerEvent[] {
  const valuesOf = (field: string) =>
    block.split('\n').flatMap((line) => (line.startsWith(`${field}:`) ? [line.slice(field.length + 1)] : []));
  const data = valuesOf('data').join('\n').trim();
  if (data === '') return [];
  return [{ name: valuesOf('event').join('').trim() || 'message', data: JSON.parse(data) as unknown }];
}
