import { expect, it, test } from 'vitest';
import { databaseProblem, folderProblem, StartProblem } from './startProblem.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('raw words'), { code, ...more });

test.each([
  ['EACCES', 'this program may not write there'],
  ['EROFS', 'it is read-only'],
  ['ENOTDIR', 'a part of its path is a file'],
  ['ENOSPC', 'the disk is full'],
])('a data folder with %s: says that %s', (code, reason) => {
  const problem = folderProblem(coded(code), '/data') as Error;
  expect(problem).toBeInstanceOf(StartProblem);
  expect(problem.message).toBe(
    `The data folder /data cannot be used: ${reason}. Make room or give the right to write, or set DATA_DIR to another folder.`,
  );
});

test.each([
  [coded('ECONNREFUSED'), 'nothing listens there'],
  [coded('none', { errors: [coded('ECONNREFUSED'), coded('ECONNREFUSED')] }), 'nothing listens there'],
  [new Error('Failed query', { cause: coded('28P01') }), 'it refuses the user or the password'],
  [coded('3D000'), 'it has no database of that name'],
  [coded('ENOTFOUND'), 'no machine has that name'],
  [new Error('timeout expired'), 'it does not answer'],
])('a database server that fails (%#) is named without its password', (error, reason) => {
  const problem = databaseProblem(error, 'postgres://shop:secret@db.example:5433/luxe') as Error;
  expect(problem).toBeInstanceOf(StartProblem);
  expect(problem.message).toBe(
    `The database luxe at db.example:5433 cannot be used: ${reason}. Start the server, or correct DATABASE_URL.`,
  );
});

it('leaves faults of ours alone', () => {
  const fault = new TypeError('x is not a function');
  expect(folderProblem(fault, '/data')).toBe(fault);
  expect(databaseProblem(fault, 'postgres://x/y')).toBe(fault);
});
