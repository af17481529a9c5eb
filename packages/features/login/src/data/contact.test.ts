import { expect, test } from 'vitest';
import { readContact } from './contact.ts';

const phoneWrong = { problem: 'Enter a mobile number of ten digits that starts with 6, 7, 8 or 9.' };
const emailWrong = { problem: 'Enter an e-mail address like name@example.com.' };

test.each([
  ['98123 45670', { phone: '9812345670' }],
  ['+91-9812345670', { phone: '9812345670' }],
  [' Ananya.Rao@example.co.in ', { email: 'Ananya.Rao@example.co.in' }],
  ['12345', phoneWrong],
  ['ananya', emailWrong],
  ['ananya@example.c', emailWrong],
  ['a@example.toolongs', emailWrong],
  [' ', { problem: 'Enter your mobile number or e-mail address.' }],
])('reads "%s" as a phone number or an e-mail address, or returns an error [AUT-08]', (typed, contact) =>
  expect(readContact(typed)).toEqual(contact),
);

test('rejects an e-mail address in a phone field, and a phone number in an e-mail field', () => {
  expect(readContact('9812345670', 'email')).toEqual(emailWrong);
  expect(readContact('a@example.com', 'phone')).toEqual(phoneWrong);
  expect(readContact('', 'email')).toEqual({ problem: 'Enter your e-mail address.' });
});
