import { Transform } from 'node:stream';

const headEnd = Buffer.from('</head>');

/**
 * A stream of HTML with the collected styles written right before `</head>`. styled-components' own stream writes them before the
 * doctype, which puts the page into quirks mode.
 */
export function stylesIntoHead(takeStyles: () => string): Transform {
  let pending: Buffer | undefined = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!pending) return done(null, chunk);
      const seen: Buffer = Buffer.concat([pending, chunk]);
      const at = seen.indexOf(headEnd);
      if (at < 0) {
        pending = seen;
        return done();
      }
      pending = undefined;
      this.push(seen.subarray(0, at));
      this.push(takeStyles());
      done(null, seen.subarray(at));
    },
    flush(done) {
      done(null, pending);
    },
  });
}
