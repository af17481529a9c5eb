import { expect, it } from 'vitest';
import { mailStatusText } from './mailStatusText.ts';

const mail = { status: 'sent', sentAt: null, tries: 0, problem: null } as const;

it.each([
  [{ ...mail, status: 'stored' }, 'Stored: there is no mail server'],
  [{ ...mail, sentAt: '2001-11-20T05:00:00.000Z' }, 'Sent 20 Nov 2001, 10:30 am'],
  [{ ...mail, status: 'waiting', tries: 1 }, 'Waiting, 1 attempt'],
  [{ ...mail, status: 'waiting', tries: 2, problem: '451 Later' }, 'Waiting, 2 attempts. 451 Later'],
  [{ ...mail, status: 'failed', tries: 9, problem: '550 Unknown' }, 'Given up, 9 attempts. 550 Unknown'],
] as const)('describes the status of %j', (given, expected) => {
  expect(mailStatusText(given)).toBe(expected);
});
