import type { DeskContent, DeskContentState, DeskListedContent } from '@luxe/contract/desk';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { canRemove, type AnyKind } from './kinds/contentKind.ts';
import { checkValue } from './findIssues.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import { listStates, listVersions, type StoredVersion } from './versions.ts';

type State = Awaited<ReturnType<typeof listStates>>[number];

/** All entries of a kind: those in the shop, and those that have only versions. */
export async function listEntries(db: Database, kind: AnyKind): Promise<DeskListedContent[]> {
  const [shown, states] = [await kind.list(db), await listStates(db, kind.name)];
  const statesOf = Map.groupBy(states, ({ key }) => key);
  const keys = new Set(shown.map(({ key }) => key));
  const others = [...statesOf.keys()].filter((key) => !keys.has(key));
  return [
    ...others.map((key) => {
      const own = statesOf.get(key) ?? [];
      const latest = latestOf(own);
      return toListed(key, describeValue(kind, key, latest?.value), own, false);
    }),
    ...shown.map(({ key, ...one }) => toListed(key, one, statesOf.get(key) ?? [], true)),
  ];
}

/**
 * Title and path of a value. A draft may have anything where a text is expected, and must not keep the desk
 * from listing the others.
 */
export function describeValue(kind: AnyKind, key: string, value: unknown): ReturnType<AnyKind['describe']> {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return kind.describe(key, Object.fromEntries(fields.filter(([, one]) => typeof one === 'string')));
}

const latestOf = (states: readonly State[]) => states.toSorted((a, b) => b.number - a.number)[0];

function toListed(
  key: string,
  { title, path }: { readonly title: string; readonly path?: string | undefined },
  states: readonly State[],
  isShown: boolean,
): DeskListedContent {
  const latest = latestOf(states);
  const scheduled = states.find(({ status }) => status === 'scheduled');
  return {
    key,
    title,
    path: path ?? null,
    state: stateOf(states, isShown),
    scheduledFrom: scheduled?.from?.toISOString() ?? null,
    changedAt: latest?.at.toISOString() ?? null,
    changedBy: latest?.person ?? '',
  };
}

function stateOf(states: readonly Pick<State, 'status'>[], isShown: boolean): DeskContentState {
  const has = (status: State['status']) => states.some((one) => one.status === status);
  if (has('draft')) return isShown ? 'changed' : 'draft';
  if (has('scheduled')) return 'scheduled';
  return isShown ? 'live' : 'ended';
}

/** An entry with its versions and its form. Throws 404 for a key that the kind cannot have. */
export async function readEntry(db: Database, kind: AnyKind, key: string): Promise<DeskContent> {
  const shown: unknown = await kind.read(db, key);
  const versions = await listVersions(db, { kind: kind.name, key });
  if (shown === undefined && versions.length === 0 && !isNewKey(kind, key))
    throw domainError('contentEntryUnknown');
  const draft = versions.find(({ status }) => status === 'draft');
  const value = draft?.value ?? shown ?? versions[0]?.value ?? kind.empty(key);
  const { issues } = draft ? await checkValue(db, kind, key, draft.value) : { issues: [] };
  const listed = toListed(
    key,
    describeValue(kind, key, value),
    versions.map((one) => ({ ...one, value: null })),
    shown !== undefined,
  );
  return {
    ...listed,
    kind: kind.name,
    kindTitle: kind.title,
    value: value as DeskContent['value'],
    revision: draft?.revision ?? 0,
    versions: versions.map(toVersion),
    schema: jsonSchemaOf(kind) as DeskContent['schema'],
    issues: issues.map(({ path, message }) => ({ path: [...path], message })),
    canPreview: kind.preview !== undefined,
    canRemove: canRemove(kind, key),
  };
}

export const isNewKey = ({ newKey }: AnyKind, key: string): boolean => newKey?.pattern.test(key) === true;

const toVersion = ({ number, status, note, person, at, from, until, problem }: StoredVersion) => ({
  number,
  status,
  note,
  by: person,
  at: at.toISOString(),
  from: from?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
  problem,
});
