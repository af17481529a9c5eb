import { mergeValues, type DeskContent, type DeskContentIssue } from '@luxe/contract/desk';
import { useToast } from '@luxe/ui/toast';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { DeskError } from '../client/deskError.ts';
import { useDeskClient } from '../client/DeskData.tsx';
import { useChange, type Outcome } from '../client/useChange.ts';
import { readKey } from '../client/useRead.ts';
import type { Publication } from './PublishDialog.tsx';

type Value = DeskContent['value'];
type EntryOutcome = Outcome<{ entry: DeskContent }>;

/** A draft that another person has saved, and what this person has typed. */
interface Conflict {
  readonly theirs: DeskContent;
  /** Who has saved the other draft. */
  readonly person: string;
  /** What this person had typed and the value that they began with, once the form has the other draft. */
  readonly putAside?: { readonly value: Value; readonly base: Value } | undefined;
}

/** The error of a draft that has changed since the person has seen it. */
const draftChanged = 'C4091';

/**
 * The form, the draft and the versions of an entry. What a person has typed stays until it is saved, also
 * when the entry is read again or another person saves the draft.
 */
export function useEntryEditor(entry: DeskContent) {
  const { kind, key } = entry;
  const params = { kind, key };
  const [value, setValue] = useState(entry.value);
  const [isUnsaved, setUnsaved] = useState(false);
  const latest = useRef(value);
  latest.current = value;
  /** The value that the store has, by its identity. The person's changes are those since this value. */
  const stored = useRef(value);
  /** The revision that the value of the form is based on. */
  const [revision, setRevision] = useState(entry.revision);
  const [issues, setIssues] = useState<readonly DeskContentIssue[]>(entry.issues);
  const [formKey, setFormKey] = useState(0);
  const [conflict, setConflict] = useState<Conflict>();
  const { mutate } = useSWRConfig();
  const client = useDeskClient();
  const toast = useToast();
  const save = useChange('saveContent');
  const discard = useChange('discardContent');
  const publish = useChange('publishContent');
  const end = useChange('endContent');
  const rollBack = useChange('rollBackContent');
  const preview = useChange('previewContent');
  const hasDraft = entry.state === 'draft' || entry.state === 'changed';
  const mine = conflict?.putAside?.value ?? value;

  const cache = (next: DeskContent) =>
    mutate(readKey('contentEntry', { params }), { entry: next }, { revalidate: false });

  /** Shows a value in a form of its own, so that no control has the text of before. */
  const fill = (next: Value) => {
    setValue(next);
    latest.current = next;
    setFormKey((last) => last + 1);
  };

  /** Shows the entry of a response. `keepsForm`: the form has its value already. */
  const show = async (next: DeskContent, keepsForm: boolean) => {
    setRevision(next.revision);
    setIssues(next.issues);
    // What is put aside stays until the person decides.
    setConflict((last) => (last?.putAside ? { ...last, theirs: next } : undefined));
    if (!keepsForm) stored.current = next.value;
    // The person may have typed on while the request was under way.
    setUnsaved(keepsForm && latest.current !== stored.current);
    if (!keepsForm) fill(next.value);
    await cache(next);
  };

  /** Reads the draft of the other person after a rejected change. Returns whether there is one. */
  const readTheirs = async (): Promise<boolean> => {
    try {
      const { entry: theirs } = await client.call('contentEntry', { params });
      if (theirs.revision === 0 || theirs.revision === revision) return false;
      setConflict((last) => ({ theirs, person: theirs.changedBy, putAside: last?.putAside }));
      return true;
    } catch (error) {
      // The sentence of the rejected change is shown, and the person can try again.
      if (error instanceof DeskError) return false;
      throw error;
    }
  };

  /** The sentence of a change that failed. */
  const problemOf = async (outcome: Extract<EntryOutcome, { status: 'problem' }>): Promise<string> => {
    if (outcome.issues.length > 0) setIssues(outcome.issues);
    if (outcome.code === draftChanged) await readTheirs();
    return outcome.message;
  };

  const finish = async (outcome: EntryOutcome, message: string, keepsForm: boolean) => {
    if (outcome.status === 'ignored') return undefined;
    if (outcome.status === 'problem') return problemOf(outcome);
    await show(outcome.data.entry, keepsForm);
    toast.show({ message });
    return undefined;
  };

  /**
   * After a change of versions: what is typed and the draft stay. `makesDraft`: the version has become the
   * draft. Any other draft that this person has not seen is of another person, and a save must meet it.
   */
  const finishVersion = async (outcome: EntryOutcome, message: string, makesDraft: boolean) => {
    if (outcome.status !== 'done' || (!isUnsaved && !hasDraft)) return finish(outcome, message, false);
    if (makesDraft && revision === 0) setRevision(outcome.data.entry.revision);
    await cache(outcome.data.entry);
    toast.show({ message });
    return undefined;
  };

  const send = async (sent: Value, basedOn: number) => {
    const outcome = await save.send({ params, body: { value: sent, revision: basedOn, note: '' } });
    if (outcome.status === 'done') stored.current = sent;
    return outcome;
  };

  /** Saves what is typed. Resolves to the revision, or to a sentence when that failed. */
  const saveIfNeeded = async (): Promise<number | string> => {
    if (!isUnsaved) return revision;
    const outcome = await send(value, revision);
    if (outcome.status === 'ignored') return revision;
    if (outcome.status === 'problem') return problemOf(outcome);
    await show(outcome.data.entry, true);
    return outcome.data.entry.revision;
  };

  /** The form gets another value, which is based on the draft of the other person. */
  const rebase = (next: Value, theirs: DeskContent) => {
    stored.current = theirs.value;
    setRevision(theirs.revision);
    setIssues(theirs.issues);
    fill(next);
    return cache(theirs);
  };

  return {
    value,
    issues,
    formKey,
    revision,
    isUnsaved,
    hasDraft,
    conflict: conflict && { ...conflict, mine, isTaken: conflict.putAside !== undefined },
    edit: (next: Value) => {
      setValue(next);
      setUnsaved(true);
    },
    /** The person leaves, and what is typed is lost. */
    forget: () => setUnsaved(false),
    saveDraft: async () => finish(await send(value, revision), 'The draft is saved.', true),
    publishDraft: async (publication: Publication) => {
      const saved = await saveIfNeeded();
      if (typeof saved === 'string') return saved;
      const outcome = await publish.send({ params, body: { ...publication, revision: saved } });
      return finish(outcome, publication.from === null ? 'It is live.' : 'It is scheduled.', true);
    },
    discardDraft: async () => {
      if (hasDraft)
        return finish(await discard.send({ params, body: { revision } }), 'The draft is discarded.', false);
      await show(entry, false);
      return undefined;
    },
    openPreview: async () => {
      const saved = await saveIfNeeded();
      if (typeof saved === 'string') return saved;
      const outcome = await preview.send({ params, body: { revision: saved } });
      if (outcome.status === 'problem') return outcome.message;
      if (outcome.status === 'done') window.open(outcome.data.url, '_blank', 'noopener');
      return undefined;
    },
    /** Saves what is typed for the pane of the preview. Resolves to a sentence when that failed. */
    saveForPreview: async () => {
      const saved = await saveIfNeeded();
      return typeof saved === 'string' ? saved : undefined;
    },
    rollBack: async (number: number) =>
      finishVersion(
        await rollBack.send({ params: { ...params, number: String(number) } }),
        `Version ${number} is live again.`,
        false,
      ),
    end: async (number: number) =>
      finishVersion(
        await end.send({ params: { ...params, number: String(number) } }),
        `Version ${number} has ended.`,
        entry.versions.some((one) => one.number === number && one.status === 'scheduled'),
      ),
    takeTheirs: () => {
      if (!conflict) return;
      setConflict({ ...conflict, putAside: { value: mine, base: stored.current } });
      setUnsaved(false);
      void rebase(conflict.theirs.value, conflict.theirs);
    },
    mergeMine: () => {
      if (!conflict) return;
      const { theirs, putAside } = conflict;
      // The form has the other draft already, and maybe further changes.
      const other = putAside && revision === theirs.revision ? value : theirs.value;
      const merged = mergeValues(putAside?.base ?? stored.current, mine, other) as Value;
      setConflict(undefined);
      setUnsaved(true);
      void rebase(merged, theirs);
    },
    replaceTheirs: async () => {
      if (!conflict) return undefined;
      const outcome = await send(mine, conflict.theirs.revision);
      if (outcome.status === 'done') {
        setConflict(undefined);
        fill(mine);
      }
      return finish(outcome, 'Your version is saved.', outcome.status === 'done');
    },
    forgetMine: () => setConflict(undefined),
  };
}
