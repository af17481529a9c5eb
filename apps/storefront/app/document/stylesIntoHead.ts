import { Transform } from 'node:stream';

const headEnd = Buffer.from('</head>');
/** Bytes of a piece of the answer. React hands over 4 kB at a time, and each piece costs a turn of every stream on its way out. */
const pieceSize = 64 * 1024;

/**
 * A stream of HTML with the collected styles written right before `</head>`, in pieces of 64 kB. styled-components' own stream writes
 * them before the doctype, which puts the page into quirks mode.
 */
export function stylesIntoHead(takeStyles: () => string): Transform {
  let isInHead = true;
  let pending: Buffer[] = [];
  let size = 0;
  const take = () => {
    const all = Buffer.concat(pending, size);
    pending = [];
    size = 0;
    return all;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      pending.push(chunk);
      size += chunk.length;
      if (isInHead) {
        const seen = take();
        const at = seen.indexOf(headEnd);
        isInHead = at < 0;
        pending = isInHead ? [seen] : [seen.subarray(0, at), Buffer.from(takeStyles()), seen.subarray(at)];
        size = pending.reduce((sum, { length }) => sum + length, 0);
      }
      done(null, !isInHead && size >= pieceSize ? take() : undefined);
    },
    flush(done) {
      done(null, take());
    },
  });
}
