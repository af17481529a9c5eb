import { expect, test } from 'vitest';
import { readRange } from './byteRange.ts';

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=990-2000', { start: 990, end: 999 }],
  ['bytes=999-999', { start: 999, end: 999 }],
  ['bytes=-1', { start: 999, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
])('readRange reads %s of 1,000 bytes', (header, part) => expect(readRange(header, 1000)).toEqual(part));

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])(
  'readRange returns `none` for the range %s, which selects no byte of the file',
  (header) => expect(readRange(header, 1000)).toBe('none'),
);

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=9-3',
  'bytes=0-1,5-6',
  'items=0-1',
  'bytes=a-b',
  'bytes=1.5-2',
])('readRange ignores the Range header %s', (header) => expect(readRange(header, 1000)).toBeUndefined());
