import { DomainError } from '@luxe/host';
import { errorOf } from '@luxe/contract/errors';
import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { recordChanges } from '../../db/changeLog.ts';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { canRemove, type AnyKind, type Issue } from './kinds/contentKind.ts';
import { checkForm, checkValue } from './findIssues.ts';
import {
  addVersion,
  changeVersion,
  deleteVersion,
  findByStatus,
  findVersion,
  listVersions,
  lockEntry,
  type EntryId,
  type StoredVersion,
} from './versions.ts';

/** Who changes an entry, and when. */
export interface Editor {
  readonly staffId: number | null;
  readonly person: string;
  readonly now: Date;
}

/** An entry of a kind. */
export interface Entry {
  readonly kind: AnyKind;
  readonly key: string;
}

export interface Schedule {
  /** When it goes live; null for now. */
  readonly from: Date | null;
  /** When the version before it comes back; null for never. */
  readonly until: Date | null;
}

/** Values of the audit log. */
interface Changed {
  readonly before?: string;
  readonly after?: string;
}

/** How far ahead a version can be scheduled, in milliseconds. */
const longestWait = 2 * 365 * 24 * 60 * 60 * 1000;

/** Person of a version that was in the shop before the desk changed the entry. */
const unknownPerson = 'Before the desk';

const idOf = ({ kind, key }: Entry): EntryId => ({ kind: kind.name, key });

/** Throws C4006 with the mistakes of a value, which the desk shows at their fields. */
const invalid = (issues: readonly Issue[]) =>
  new DomainError(errorOf('contentInvalid'), { fields: { issues } });

/** Revisions of two drafts of an entry, one after another, do not meet. */
const newRevision = () => randomInt(1, 2 ** 30);

/**
 * Saves the draft of an entry, also with mistakes. `revision` is the one that the person has seen, so that
 * no draft is replaced unseen; 0 without a draft. Resolves to undefined when the person has saved the same
 * already and repeats the request, because no answer came.
 */
export async function saveDraft(
  tx: Database,
  entry: Entry,
  { value, revision, note }: { readonly value: unknown; readonly revision: number; readonly note: string },
  { staffId, person, now }: Editor,
): Promise<Changed | undefined> {
  const draft = await lockDraft(tx, entry);
  const isOwn = draft !== undefined && draft.staffId === staffId && draft.note === note;
  if (isOwn && draft.revision !== revision && isSame(draft.value, value)) return undefined;
  assertRevision(draft, revision);
  // What is in the shop gets the first number.
  if (!draft && !(await findByStatus(tx, idOf(entry), 'live'))) await recordShown(tx, entry, now);
  const next = draft ? draft.revision + 1 : newRevision();
  const change = { value, note, staffId, person, at: now, problem: '', revision: next };
  const { number } = draft ?? (await addVersion(tx, { ...idOf(entry), status: 'draft', ...change }));
  if (draft) await changeVersion(tx, draft.id, change);
  return { after: `draft ${number}` };
}

/** Deletes the draft of an entry. */
export async function discardDraft(tx: Database, entry: Entry, revision: number): Promise<Changed> {
  const draft = await lockDraft(tx, entry);
  if (!draft) throw domainError('contentDraftMissing');
  assertRevision(draft, revision);
  await deleteVersion(tx, draft.id);
  return { before: `draft ${draft.number}` };
}

/** Publishes the draft of an entry, now or later. Throws C4006 for a draft with mistakes. */
export async function publishDraft(
  tx: Database,
  entry: Entry,
  { revision, note, from, until }: Schedule & { readonly revision: number; readonly note: string },
  editor: Editor,
): Promise<Changed> {
  const { staffId, person, now } = editor;
  const draft = await lockDraft(tx, entry);
  if (!draft) throw domainError('contentDraftMissing');
  assertRevision(draft, revision);
  const begins = from !== null && from > now ? from : null;
  if (until !== null && until <= (begins ?? now)) throw domainError('contentTimesInvalid');
  if (begins !== null && begins.getTime() - now.getTime() > longestWait)
    throw domainError('contentBeginsTooLate');
  const { value, issues } = await checkValue(tx, entry.kind, entry.key, draft.value);
  if (issues.length > 0) throw invalid(issues);
  const change = { value, until, staffId, person, at: now, problem: '', ...(note !== '' && { note }) };
  const ends = until === null ? '' : ` until ${until.toISOString()}`;
  if (begins !== null) {
    if (until !== null && !(await canEndLater(tx, entry))) throw domainError('contentHasNoEarlier');
    await changeVersion(tx, draft.id, { ...change, status: 'scheduled', from: begins });
    const after = `version ${draft.number} from ${begins.toISOString()}${ends}`;
    return { before: `draft ${draft.number}`, after };
  }
  await changeVersion(tx, draft.id, change);
  const before = await goLive(tx, entry, { ...draft, value, until }, now);
  return { before, after: `version ${draft.number}${ends}` };
}

/** Publishes an earlier version again, as a new version. Throws C4006 when it has become invalid. */
export async function rollBack(
  tx: Database,
  entry: Entry,
  number: number,
  { staffId, person, now }: Editor,
): Promise<Changed> {
  await lockEntry(tx, idOf(entry));
  const found = await findVersion(tx, idOf(entry), number);
  if (!found || found.status === 'draft' || found.status === 'scheduled')
    throw domainError('contentVersionUnknown');
  const { value, issues } = await checkValue(tx, entry.kind, entry.key, found.value);
  if (issues.length > 0) throw invalid(issues);
  const added = await addVersion(tx, {
    ...idOf(entry),
    ...{ status: 'ended', value, revision: 1, staffId, person, at: now },
    note: `Version ${number} again`,
  });
  const before = await goLive(tx, entry, added, now);
  return { before, after: `version ${added.number}, which is version ${number} again` };
}

/**
 * Ends a live version: the version before it comes back, or the entry disappears. Takes a scheduled version
 * back; it becomes the draft, unless there is one. Throws C4006 when the version before it has become
 * invalid.
 */
export async function endVersion(
  tx: Database,
  entry: Entry,
  number: number,
  { now }: Editor,
): Promise<Changed> {
  await lockEntry(tx, idOf(entry));
  const found = await findVersion(tx, idOf(entry), number);
  if (!found) throw domainError('contentVersionUnknown');
  if (found.status === 'scheduled') {
    await takeBack(tx, entry, found, '');
    return { before: `version ${number}, scheduled`, after: 'not scheduled' };
  }
  if (found.status !== 'live') throw domainError('contentVersionNotLive');
  return { before: `version ${number}`, after: await bringBack(tx, entry, found, now) };
}

/** A version whose time has come begins or ends. Returns what happened. */
export async function applyDue(
  tx: Database,
  entry: Entry,
  version: StoredVersion,
  now: Date,
): Promise<Changed & { readonly hasProblem: boolean }> {
  const { number, until } = version;
  if (version.status === 'live') {
    const obstacle = await obstacleToEnd(tx, entry, version, now);
    if (obstacle !== undefined) {
      // It stays, because nothing could replace it.
      await changeVersion(tx, version.id, { until: null, problem: obstacle });
      return { after: `version ${number} stays: ${obstacle}`, hasProblem: true };
    }
    return {
      before: `version ${number}`,
      after: await bringBack(tx, entry, version, now),
      hasProblem: false,
    };
  }
  if (until !== null && until <= now) {
    await changeVersion(tx, version.id, { status: 'ended' });
    return { after: `version ${number} ended before it began`, hasProblem: false };
  }
  const { value, issues } = await checkValue(tx, entry.kind, entry.key, version.value);
  const [problem] = [
    ...issues.map(({ message }) => message),
    ...(until === null || (await canDisappear(tx, entry)) ? [] : [errorOf('contentHasNoEarlier').message]),
  ];
  if (problem !== undefined) {
    // The shop goes on with what it has. The person finds the reason at the version.
    await takeBack(tx, entry, version, problem);
    return { after: `version ${number} is not valid: ${problem}`, hasProblem: true };
  }
  const before = await goLive(tx, entry, { ...version, value }, now);
  return { before, after: `version ${number}`, hasProblem: false };
}

async function lockDraft(tx: Database, entry: Entry): Promise<StoredVersion | undefined> {
  await lockEntry(tx, idOf(entry));
  return findByStatus(tx, idOf(entry), 'draft');
}

/**
 * Throws 409 for a draft that has changed since a person has seen it. A draft that another person has
 * discarded or published is saved again, so that nothing typed is lost.
 */
function assertRevision(draft: StoredVersion | undefined, revision: number): void {
  if (draft && draft.revision !== revision) throw domainError('contentDraftChanged', draft.person);
}

/** A version becomes what shoppers see. Returns what they have seen, for the audit log. */
async function goLive(
  tx: Database,
  entry: Entry,
  version: Pick<StoredVersion, 'id' | 'value' | 'until'>,
  now: Date,
): Promise<string> {
  const shown = await recordShown(tx, entry, now);
  if (version.until !== null && !shown && !canRemove(entry.kind, entry.key))
    throw domainError('contentHasNoEarlier');
  if (shown) await changeVersion(tx, shown.id, { status: 'ended' });
  await changeVersion(tx, version.id, {
    status: 'live',
    from: now,
    previous: shown?.number ?? null,
  });
  await writeLive(tx, entry, version.id, version.value, now);
  return shown ? `version ${shown.number}` : 'none';
}

/**
 * The version that shoppers see. Rows that were changed outside of the desk become a version first, so that
 * they can come back. Undefined when shoppers see none.
 */
async function recordShown(tx: Database, entry: Entry, now: Date): Promise<StoredVersion | undefined> {
  const live = await findByStatus(tx, idOf(entry), 'live');
  const value: unknown = await entry.kind.read(tx, entry.key);
  if (live && value !== undefined && isSame(live.value, value)) return live;
  if (live) await changeVersion(tx, live.id, { status: 'ended' });
  if (value === undefined) return undefined;
  return addVersion(tx, {
    ...idOf(entry),
    ...{ status: 'live', value, revision: 1, staffId: null, person: unknownPerson, at: now, note: '' },
  });
}

/** A value as JSON has it: without undefined fields. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));

/**
 * Writes the value of the live version into the rows of the shop, and stores it as the rows return it. With
 * another form of the same value, the next change would take the rows for changed outside of the desk.
 */
async function writeLive(tx: Database, entry: Entry, id: number, value: unknown, now: Date) {
  const { kind, key } = entry;
  await kind.write(tx, key, value, now);
  const shown: unknown = await kind.read(tx, key);
  await changeVersion(tx, id, { value: shown ?? value });
  await announce(tx, entry, now);
}

async function announce(tx: Database, { kind, key }: Entry, now: Date) {
  for (const [topic, keys] of await kind.changes(key, tx)) await recordChanges(tx, topic, keys, now);
}

/** The version to come back after another: the last one before it that has not ended by itself. */
async function earlierOf(
  tx: Database,
  entry: Entry,
  version: StoredVersion,
  now: Date,
): Promise<StoredVersion | undefined> {
  let current = version;
  const seen = new Set([version.number]);
  while (current.previous !== null && !seen.has(current.previous)) {
    seen.add(current.previous);
    const earlier = await findVersion(tx, idOf(entry), current.previous);
    if (!earlier) return undefined;
    if (earlier.until === null || earlier.until > now) return earlier;
    current = earlier;
  }
  return undefined;
}

/** Whether the shop can go on when a version ends: with what it has now, or without the entry. */
async function canDisappear(tx: Database, { kind, key }: Entry): Promise<boolean> {
  return canRemove(kind, key) || (await kind.read(tx, key)) !== undefined;
}

/** The same for a version that begins later. Another one that is scheduled may begin before it. */
async function canEndLater(tx: Database, entry: Entry): Promise<boolean> {
  if (await canDisappear(tx, entry)) return true;
  return (await listVersions(tx, idOf(entry))).some(({ status }) => status === 'scheduled');
}

/** Why a live version cannot end, as a sentence; undefined when it can. */
async function obstacleToEnd(
  tx: Database,
  entry: Entry,
  version: StoredVersion,
  now: Date,
): Promise<string | undefined> {
  const { kind, key } = entry;
  const earlier = await earlierOf(tx, entry, version, now);
  if (!earlier) return canRemove(kind, key) ? undefined : errorOf('contentHasNoEarlier').message;
  const issues: readonly Issue[] = (await checkForm(tx, kind, key, earlier.value)).issues;
  const [first] = issues;
  return first && `Version ${earlier.number} cannot come back. ${first.message}`;
}

/**
 * Ends a live version. Returns what shoppers see next, for the audit log. Throws C4006 when the version
 * before it has become invalid.
 */
async function bringBack(tx: Database, entry: Entry, version: StoredVersion, now: Date): Promise<string> {
  const { kind, key } = entry;
  const earlier = await earlierOf(tx, entry, version, now);
  if (!earlier && !canRemove(kind, key)) throw domainError('contentHasNoEarlier');
  const checked = earlier && (await checkForm(tx, kind, key, earlier.value));
  if (checked && checked.issues.length > 0) throw invalid(checked.issues);
  await changeVersion(tx, version.id, { status: 'ended', until: now > (version.from ?? now) ? now : null });
  if (earlier) {
    await changeVersion(tx, earlier.id, { status: 'live' });
    await writeLive(tx, entry, earlier.id, checked?.value, now);
    return `version ${earlier.number}`;
  }
  await entry.kind.remove?.(tx, entry.key);
  await announce(tx, entry, now);
  return 'none';
}

/** A scheduled version becomes the draft; beside another draft, it ends. */
async function takeBack(tx: Database, entry: Entry, version: StoredVersion, problem: string) {
  const draft = await findByStatus(tx, idOf(entry), 'draft');
  const status = draft ? ('ended' as const) : ('draft' as const);
  await changeVersion(tx, version.id, { status, problem, from: null, until: null });
}
