import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { exitOnUncaughtError } from './exitOnUncaughtError.ts';

test.each(['uncaughtException', 'unhandledRejection'])(
  'the event %s ends the program without logging the message of the error',
  (event) => {
    const lines: string[] = [];
    const exits: number[] = [];
    const host = Object.assign(new EventEmitter(), { exit: (code: number) => void exits.push(code) });
    exitOnUncaughtError(
      createLog('warn', (line) => lines.push(line)),
      host as never,
    );
    host.emit(event, new RangeError('secret'));
    expect(exits).toEqual([1]);
    expect(lines).toEqual([expect.stringMatching(/^The program failed: RangeError at /)]);
    expect(lines.join()).not.toContain('secret');
  },
);
