import { createStore, readStored, writeStored, type Store } from '@luxe/resources';
import type { Conversation } from './conversation.ts';

/** Increase it when the stored form changes: conversations of another version are dropped. */
const version = 1;
const lifetimeMs = 30 * 24 * 60 * 60_000;

/** The conversations of this document, where the browser stores none. */
let inMemory: readonly Conversation[] = [];

/** The conversations of this device, newest first. Invalid data in local storage is ignored. */
export function readConversations(now = Date.now()): readonly Conversation[] {
  const stored = readStored('taraConversations', now);
  return isCurrent(stored) ? stored.conversations.filter(isConversation) : inMemory;
}

/** The conversations that the pages of this document show. Only a browser may change it. */
export const conversationStore: Store<readonly Conversation[]> = createStore(readConversations);

/** Shows what the device stores now: another tab, or a logout, may have changed it. */
export const refreshConversations = (): void => conversationStore.set(readConversations());

/** Changes the stored conversations. They are deleted 30 days after the last change. */
export function changeConversations(
  change: (all: readonly Conversation[]) => readonly Conversation[],
  now = Date.now(),
): void {
  const conversations = change(readConversations(now));
  const stored = storeNewest(conversations, now);
  inMemory = stored ? [] : conversations;
  conversationStore.set(stored ?? conversations);
}

/** Stores conversations, without the oldest ones when the storage is full. Undefined if none is stored. */
function storeNewest(conversations: readonly Conversation[], now: number) {
  // When a write fails, the earlier value would remain.
  writeStored('taraConversations', '');
  for (let all = conversations; ; all = all.slice(0, -1)) {
    writeStored('taraConversations', { version, conversations: all }, now + lifetimeMs);
    if (isCurrent(readStored('taraConversations', now))) return all;
    if (all.length < 2) return undefined;
  }
}

const isCurrent = (stored: unknown): stored is { conversations: readonly unknown[] } =>
  isRecord(stored) && stored['version'] === version && Array.isArray(stored['conversations']);

const isConversation = (value: unknown): value is Conversation =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  Array.isArray(value['turns']) &&
  value['turns'].length > 0 &&
  value['turns'].every((turn: unknown) => isRecord(turn) && typeof turn['question'] === 'string');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
