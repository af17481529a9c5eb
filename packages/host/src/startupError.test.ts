import { expect, it, test } from 'vitest';
import { databaseProblem, folderProblem, portProblem, StartupError } from './startupError.ts';

const errorWithCode = (code: string, more: object = {}) =>
  Object.assign(new Error('raw message'), { code, ...more });

test.each([
  ['EACCES', 'this program may not write there'],
  ['EROFS', 'it is read-only'],
  ['ENOTDIR', 'a part of its path is a file'],
  ['ENOSPC', 'the disk is full'],
])('folderProblem explains the error code %s: %s', (code, reason) => {
  const problem = folderProblem(errorWithCode(code), '/data') as Error;
  expect(problem).toBeInstanceOf(StartupError);
  expect(problem.message).toBe(
    `The data folder /data cannot be used: ${reason}. Free some space or grant write access, or set DATA_DIR to another folder.`,
  );
});

test.each([
  [errorWithCode('ECONNREFUSED'), 'nothing listens there'],
  [
    errorWithCode('none', { errors: [errorWithCode('ECONNREFUSED'), errorWithCode('ECONNREFUSED')] }),
    'nothing listens there',
  ],
  [new Error('Failed query', { cause: errorWithCode('28P01') }), 'it rejects the user or the password'],
  [errorWithCode('3D000'), 'it has no database of that name'],
  [errorWithCode('ENOTFOUND'), 'no machine has that name'],
  [new Error('timeout expired'), 'it does not answer'],
])('databaseProblem names the server but not the password (failure %#)', (error, reason) => {
  const problem = databaseProblem(error, 'postgres://shop:secret@db.example:5433/luxe') as Error;
  expect(problem).toBeInstanceOf(StartupError);
  expect(problem.message).toBe(
    `The database luxe at db.example:5433 cannot be used: ${reason}. Start the server, or correct DATABASE_URL.`,
  );
});

it('portProblem names the variable of a port that another program uses', () => {
  const problem = portProblem(errorWithCode('EADDRINUSE'), 4001, 'PORT') as Error;
  expect(problem).toBeInstanceOf(StartupError);
  expect(problem.message).toBe('Port 4001 is taken. Stop what listens there, or set PORT to another port.');
});

it('folderProblem, databaseProblem and portProblem return an unknown error unchanged', () => {
  const fault = new TypeError('x is not a function');
  expect(folderProblem(fault, '/data')).toBe(fault);
  expect(databaseProblem(fault, 'postgres://x/y')).toBe(fault);
  expect(portProblem(fault, 4001, 'PORT')).toBe(fault);
});
