import { compareValues, deskPageRows, previewSeconds, type DeskContent } from '@luxe/contract/desk';
import { foldText } from '@luxe/format';
import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { describeValue, isNewKey, listEntries, readEntry } from '../editing/entries.ts';
import { findChoice, findChoices, type Choice } from '../editing/findChoices.ts';
import { contentKinds, kindOf } from '../editing/kinds.ts';
import type { PreviewTokens } from '../editing/previewToken.ts';
import {
  discardDraft,
  endVersion,
  publishDraft,
  rollBack,
  saveDraft,
  type Editor,
  type Entry,
} from '../editing/publish.ts';
import { findByStatus, findVersion } from '../editing/versions.ts';
import type { DeskSession } from '../staff/deskLogin.ts';
import { auditedChange } from './auditedChange.ts';
import type { DeskMount } from './deskMount.ts';
import { deskPictureUrl } from './deskPictures.ts';

interface ContentDeskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly previewTokens: PreviewTokens;
  /** Origin of the storefront, for links of previews. */
  readonly publicOrigin: string;
  /** The products and brands that fields can name; undefined: fields find none. */
  readonly catalogue: LiveCatalogue | undefined;
}

/** Calls that edit the content of the shop: drafts, versions, schedules, previews. */
export function contentDesk(mount: DeskMount, parts: ContentDeskParts): void {
  const { db, clock, previewTokens, publicOrigin, catalogue } = parts;

  const entryOf = ({ kind: name, key }: { readonly kind: string; readonly key: string }): Entry => {
    const kind = kindOf(name);
    if (!kind) throw domainError('contentKindUnknown');
    return { kind, key };
  };
  const answer = async ({ kind, key }: Entry): Promise<{ entry: DeskContent }> => ({
    entry: await readEntry(db, kind, key),
  });
  const editorOf = ({ staffId, name }: DeskSession): Editor => ({ staffId, person: name, now: clock.now() });
  const subjectOf = ({ kind, key }: Entry) => `${kind.name} ${key}`;

  mount('contentKinds', async () => ({
    kinds: await Promise.all(
      contentKinds.map(async (kind) => ({
        kind: kind.name,
        title: kind.title,
        description: kind.description,
        count: (await kind.list(db)).length,
        keyHint: kind.newKey?.hint ?? null,
      })),
    ),
  }));

  mount('contentEntries', async ({ params, query: { search = '', state, after } }) => {
    const { kind } = entryOf({ ...params, key: '' });
    const words = foldText(search).split(/\s+/).filter(Boolean);
    const found = (await listEntries(db, kind)).filter(
      (entry) =>
        (state === undefined || entry.state === state) &&
        words.every((word) => foldText(`${entry.title} ${entry.key} ${entry.path ?? ''}`).includes(word)),
    );
    const start = after !== undefined && /^\d{1,6}$/.test(after) ? Number(after) : 0;
    const end = start + deskPageRows;
    return {
      kind: kind.name,
      title: kind.title,
      description: kind.description,
      keyHint: kind.newKey?.hint ?? null,
      entries: found.slice(start, end),
      next: found.length > end ? String(end) : null,
    };
  });

  mount('contentEntry', ({ params }) => answer(entryOf(params)));

  mount('saveContent', async ({ params, body, person }) => {
    const entry = entryOf(params);
    if (entry.key !== entry.key.trim()) throw domainError('contentEntryUnknown');
    // A key that is not in the shop must be one that the kind can have.
    await readEntry(db, entry.kind, entry.key).catch(() => {
      throw entry.kind.newKey && !isNewKey(entry.kind, entry.key)
        ? domainError('contentKeyInvalid', entry.kind.newKey.hint)
        : domainError('contentEntryUnknown');
    });
    const action = { action: 'save draft', subject: subjectOf(entry) } as const;
    await auditedChange({ db, clock }, { person }, action, (tx) =>
      saveDraft(tx, entry, body, editorOf(person)),
    );
    return answer(entry);
  });

  mount('discardContent', async ({ params, body: { revision }, person }) => {
    const entry = entryOf(params);
    const action = { action: 'discard draft', subject: subjectOf(entry) } as const;
    await auditedChange({ db, clock }, { person }, action, (tx) => discardDraft(tx, entry, revision));
    return answer(entry);
  });

  mount('publishContent', async ({ params, body: { from, until, ...body }, person, once }) => {
    const entry = entryOf(params);
    const toDate = (text: string | null) => (text === null ? null : new Date(text));
    const action = { action: 'publish content', subject: subjectOf(entry) } as const;
    await auditedChange({ db, clock }, { person, once }, action, (tx) =>
      publishDraft(tx, entry, { ...body, from: toDate(from), until: toDate(until) }, editorOf(person)),
    );
    return answer(entry);
  });

  mount('endContent', async ({ params, person, once }) => {
    const entry = entryOf(params);
    const action = { action: 'end content', subject: subjectOf(entry) } as const;
    await auditedChange({ db, clock }, { person, once }, action, (tx) =>
      endVersion(tx, entry, params.number, editorOf(person)),
    );
    return answer(entry);
  });

  mount('rollBackContent', async ({ params, person, once }) => {
    const entry = entryOf(params);
    const action = { action: 'roll back content', subject: subjectOf(entry) } as const;
    await auditedChange({ db, clock }, { person, once }, action, (tx) =>
      rollBack(tx, entry, params.number, editorOf(person)),
    );
    return answer(entry);
  });

  mount('compareContent', async ({ params, query: { from, to } }) => {
    const entry = entryOf(params);
    const id = { kind: entry.kind.name, key: entry.key };
    const [before, after] = [await findVersion(db, id, from), await findVersion(db, id, to)];
    if (!before || !after) throw domainError('contentVersionUnknown');
    return { from, to, changes: compareValues(before.value, after.value) };
  });

  mount('previewContent', async ({ params, body: { revision } }) => {
    const entry = entryOf(params);
    if (!entry.kind.preview) throw domainError('contentHasNoPreview');
    const draft = await findByStatus(db, { kind: entry.kind.name, key: entry.key }, 'draft');
    if (!draft) throw domainError('contentDraftMissing');
    if (draft.revision !== revision) throw domainError('contentDraftChanged', draft.person);
    const { path = '/' } = describeValue(entry.kind, entry.key, draft.value);
    const expires = new Date(clock.now().getTime() + previewSeconds * 1000);
    const token = previewTokens.sign({ kind: entry.kind.name, key: entry.key, revision }, expires);
    const url = URL.parse(path, publicOrigin);
    // A path that an editor has typed must not lead out of the shop.
    if (url?.origin !== new URL(publicOrigin).origin) throw domainError('contentHasNoPreview');
    url.searchParams.set('preview', token);
    return { url: url.href };
  });

  mount('contentChoices', async ({ params, query: { search = '', value } }) => {
    if (!catalogue) return { choices: [] };
    const shop = { db, catalogue };
    const found =
      value === undefined
        ? await findChoices(shop, params.choices, search.trim())
        : [await findChoice(shop, params.choices, value)];
    return { choices: found.flatMap((one) => (one ? [toChoice(one)] : [])) };
  });
}

/** A picture of another host is not shown, because the policy of the desk allows only its own. */
const toChoice = ({ picture = '', ...choice }: Choice) => {
  const [, file] = /^\/media\/([0-9a-f]{16}\.avif)$/.exec(picture) ?? [];
  return { ...choice, pictureUrl: file === undefined ? null : deskPictureUrl(file) };
};
