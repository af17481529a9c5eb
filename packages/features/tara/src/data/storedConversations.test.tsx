import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addTurn } from './conversation.ts';
import {
  changeConversations,
  conversationStore,
  readConversations,
  refreshConversations,
} from './storedConversations.ts';

const day = 24 * 60 * 60_000;
const ask = (question: string, now?: number) =>
  changeConversations(
    (all) => addTurn(all, { id: question, catalogue: 'luxury' }, { id: 't', question }),
    now,
  );
const questions = (now?: number) => readConversations(now).map(({ turns }) => turns[0]?.question);

beforeEach(() => {
  localStorage.clear();
  changeConversations(() => []);
});
afterEach(() => vi.restoreAllMocks());

test('conversations are stored on the device, and shown at once', () => {
  ask('A tote');
  ask('A tie');
  expect(questions()).toEqual(['A tie', 'A tote']);
  expect(conversationStore.get()).toEqual(readConversations());
});

test('they end 30 days after the last question', () => {
  ask('A tote', 0);
  expect(questions(30 * day - 1)).toEqual(['A tote']);
  expect(questions(30 * day)).toEqual([]);
});

test('what another tab or a logout has changed is shown after a refresh', () => {
  ask('A tote');
  localStorage.clear();
  expect(conversationStore.get()).toHaveLength(1);
  refreshConversations();
  expect(conversationStore.get()).toEqual([]);
});

test.each([
  ['another version', { version: 0, conversations: [{ id: 'x', turns: [{ question: 'x' }] }] }],
  ['no list', { version: 1 }],
  ['a conversation without questions', { version: 1, conversations: [{ id: 'x', turns: [] }] }],
  ['a question that is no text', { version: 1, conversations: [{ id: 'x', turns: [{ question: 1 }] }] }],
  ['a text', 'x'],
])('invalid data is ignored: %s', (_, stored) => {
  localStorage.setItem('taraConversations', JSON.stringify(stored));
  expect(readConversations()).toEqual([]);
});

test('without storage, conversations last as long as the document', () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('SecurityError');
    });
  ask('A tote');
  ask('A tie');
  expect(questions()).toEqual(['A tie', 'A tote']);
});

test('when the storage is full, the oldest conversations are dropped', () => {
  ask('A tote');
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.includes('A tote')) throw new DOMException('QuotaExceededError');
    setItem.call(this, key, value);
  });
  ask('A tie');
  expect(questions()).toEqual(['A tie']);
  expect(conversationStore.get()).toEqual(readConversations());
});
