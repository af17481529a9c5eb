import { leadKinds } from '@luxe/contract/lead-forms';
import { expect, test } from 'vitest';
import { leadTitle, readSentLead, toLeadBody } from './sentLead.ts';

const days = ['2026-11-30', '2026-12-29'] as const;
const complete = {
  ...{ name: ' Ananya Rao ', phone: '+91 98123 45670', email: 'Ananya@Example.com', city: 'Mumbai' },
  ...{ timeOfDay: 'evening', topic: 'gift', message: 'A watch.\r\nFor my sister.' },
  ...{ 'preferredDay-day': '5', 'preferredDay-month': '12', 'preferredDay-year': '2026' },
  ...{ hasConsent: 'on', sharesWithPartner: 'on' },
};
const read = (kind: (typeof leadKinds)[number], changes: Record<string, string | undefined> = {}) => {
  const fields = Object.entries({ ...complete, ...changes }).filter(([, value]) => value !== undefined);
  return readSentLead(kind, new URLSearchParams(fields as [string, string][]), days);
};

test.each(leadKinds)(
  'a complete form %s has no mistake, and its body is that of the form with scripts',
  (kind) => {
    const { values, errors } = read(kind);
    expect(errors).toEqual({});
    expect(toLeadBody(kind, values)).toMatchObject({
      ...{ kind, name: 'Ananya Rao', phone: '9812345670', preferredDay: '2026-12-05', hasConsent: true },
      message: 'A watch.\nFor my sister.',
    });
  },
);

test.each([
  ['callback', { name: '12' }, 'name', 'Enter your name.'],
  ['callback', { name: 'a'.repeat(101) }, 'name', 'Shorten it to 100 characters.'],
  ['callback', { phone: '12345' }, 'phone', 'Enter a mobile number with ten digits.'],
  ['callback', { timeOfDay: undefined }, 'timeOfDay', 'Choose a time of day.'],
  ['callback', { timeOfDay: 'midnight' }, 'timeOfDay', 'Choose a time of day.'],
  ['callback', { hasConsent: undefined }, 'hasConsent', 'We can only call you if you agree.'],
  ['callbackTopic', { topic: '' }, 'topic', 'Choose a topic.'],
  ['callbackTopic', { message: 'a'.repeat(1001) }, 'message', 'Shorten it to 1,000 characters.'],
  ['callbackStore', { city: ' ' }, 'city', 'Enter a city or a store.'],
  [
    'callbackStore',
    { 'preferredDay-day': '31', 'preferredDay-month': '2' },
    'preferredDay',
    'Choose a day from',
  ],
  [
    'callbackStore',
    { 'preferredDay-day': '29', 'preferredDay-month': '11' },
    'preferredDay',
    'Choose a day from',
  ],
  ['assisted', { message: '' }, 'message', 'Describe what you are looking for.'],
  ['general', { email: 'ananya' }, 'email', 'Enter an e-mail address'],
  ['jlr', { sharesWithPartner: undefined }, 'sharesWithPartner', 'Our partner can only call you'],
] as const)(
  'the form %s with %j has a sentence at %s, and everything that was typed',
  (kind, changes, field, sentence) => {
    const sent = read(kind, changes);
    expect(Object.keys(sent.errors)).toEqual([field]);
    expect(sent.errors[field]).toContain(sentence);
    const typed = { ...complete, ...changes } as Record<string, string | undefined>;
    expect(sent.values).toMatchObject({ name: typed['name'], phone: typed['phone'], city: typed['city'] });
    expect(sent.dayParts.day).toBe(typed['preferredDay-day']);
  },
);

test('a day may be missing where it is optional, and a half of one is a mistake', () => {
  const none = { 'preferredDay-day': '', 'preferredDay-month': '', 'preferredDay-year': '' };
  expect(read('assisted', none).errors).toEqual({});
  expect(read('callbackStore', none).errors).toEqual({ preferredDay: 'Choose a day.' });
  expect(read('assisted', { 'preferredDay-year': '' }).errors.preferredDay).toContain('Choose a day from');
});

test('the title of the page begins with what became of the form', () => {
  expect(leadTitle('callback', undefined)).toBe('Ask for a call');
  expect(leadTitle('callback', read('callback', { name: '' }))).toBe(
    'Please check the marked fields: Ask for a call',
  );
  const outcome = { status: 'raised', leadNumber: 'CB-2611-2048-77' } as const;
  expect(leadTitle('callback', { ...read('callback'), outcome })).toContain('CB-2611-2048-77');
});
