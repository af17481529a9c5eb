import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import {
  addTurn,
  contextBefore,
  findTurn,
  freshMs,
  isOld,
  maxConversations,
  maxTurns,
  removeConversation,
  setAnswered,
  titleOf,
  withTurn,
  type Answered,
  type Conversation,
} from './conversation.ts';
import { toAnswerModel } from './toAnswerModel.ts';

const answeredWith = (shown: number): Answered => ({
  answer: toAnswerModel(samples.askTara.answer),
  context: { ...samples.askTara.context, shown },
  answeredAt: 0,
});
const turnOf = (id: string, shown?: number) => ({
  id,
  question: `Question ${id}`,
  ...(shown !== undefined && { answered: answeredWith(shown) }),
});
const one: Conversation = {
  id: 'one',
  catalogue: 'luxury',
  turns: [turnOf('a', 1), turnOf('b', 2), turnOf('c')],
};
const two: Conversation = { id: 'two', catalogue: 'indiluxe', turns: [turnOf('d')] };

test('the first question is the title', () => expect(titleOf(one)).toBe('Question a'));

test.each([
  ['the next question', undefined, 2],
  ['the first question, asked again', 'a', undefined],
  ['the second question, asked again', 'b', 1],
  ['a question that failed, asked again', 'c', 2],
])('%s has the context of the answer before', (_, turnId, shown) => {
  expect(contextBefore(one, turnId)?.shown).toBe(shown);
});

test('a question moves its conversation to the front, in its own catalogue', () => {
  const all = addTurn([one, two], { id: 'two', catalogue: 'luxury' }, turnOf('e'));
  expect(all.map(({ id, catalogue }) => [id, catalogue])).toEqual([
    ['two', 'indiluxe'],
    ['one', 'luxury'],
  ]);
  expect(all[0]?.turns.map(({ id }) => id)).toEqual(['d', 'e']);
});

test('the oldest conversations and questions are dropped', () => {
  let all: readonly Conversation[] = [];
  for (let at = 0; at < maxConversations + 2; at += 1)
    all = addTurn(all, { id: String(at), catalogue: 'luxury' }, turnOf(String(at)));
  expect(all.map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2']);
  for (let at = 0; at < maxTurns; at += 1)
    all = addTurn(all, { id: '6', catalogue: 'luxury' }, turnOf(`x${at}`));
  expect(all[0]?.turns).toHaveLength(maxTurns);
  expect(all[0]?.turns[0]?.id).toBe('x0');
});

test('an answer belongs to its question, and is dropped after the conversation is deleted', () => {
  const all = setAnswered([one, two], 'one', 'c', answeredWith(3));
  expect(all[0]?.turns.map(({ answered }) => answered?.context.shown)).toEqual([1, 2, 3]);
  expect(all[1]).toBe(two);
  expect(setAnswered([two], 'one', 'c', answeredWith(3))).toEqual([two]);
});

test('one or all conversations are removed', () => {
  expect(removeConversation([one, two], 'one')).toEqual([two]);
  expect(removeConversation([one, two])).toEqual([]);
});

test('the newest turn with a question is found', () => {
  const again = { ...turnOf('f'), question: 'Question a' };
  const all = [{ ...two, turns: [again] }, one];
  expect(findTurn(all, 'Question a')).toEqual({ conversationId: 'two', turn: again });
  // A question is stored without surrounding blanks and invisible characters.
  expect(findTurn(all, ' Question\u200b a ')?.turn).toBe(again);
  expect(findTurn(all, 'Question z')).toBeUndefined();
});

const asked = (id: string, question: string) => ({ id, question });
const sameQuestion: readonly Conversation[] = [
  { ...two, turns: [asked('e', 'Cheaper'), asked('f', 'Cheaper'), asked('g', 'In green')] },
  { ...one, turns: [asked('h', 'Cheaper')] },
];

test.each([
  ['its id', 'h', 'one', 'h'],
  ['an id of the same conversation', 'e', 'two', 'e'],
  ['an unknown id', 'z', 'two', 'f'],
  ['the id of another question', 'g', 'two', 'f'],
  ['an empty id', '', 'two', 'f'],
  ['no id', undefined, 'two', 'f'],
])('a turn with a question that was asked several times is found by %s', (_, turnId, conversationId, id) => {
  const found = findTurn(sameQuestion, 'Cheaper', turnId);
  expect([found?.conversationId, found?.turn.id]).toEqual([conversationId, id]);
});

test('an id never leads to the answer of another question', () => {
  expect(findTurn(sameQuestion, 'In blue', 'h')).toBeUndefined();
  expect(findTurn(sameQuestion, '', 'h')).toBeUndefined();
});

test('an address with the id of a turn has no other parameter of it', () => {
  expect(withTurn('/results?q=A%20gift', 'a&q=b')).toBe('/results?q=A%20gift&t=a%26q%3Db');
});

test('an answer is old after half an hour', () => {
  expect([freshMs, freshMs + 1].map((now) => isOld(answeredWith(1), now))).toEqual([false, true]);
});
