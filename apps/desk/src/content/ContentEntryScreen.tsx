import type { DeskContent, DeskContentIssue } from '@luxe/contract/desk';
import { AlertDialog } from '@luxe/ui/alert-dialog';
import { Button } from '@luxe/ui/button';
import { Link } from '@luxe/ui/link';
import { Loader } from '@luxe/ui/loader';
import { moveFocus } from '@luxe/ui/focus';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useToast } from '@luxe/ui/toast';
import { lazy, Suspense, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useChange, type Outcome } from '../client/useChange.ts';
import { readKey, useRead } from '../client/useRead.ts';
import { controlId } from '../content-form/formSchema.ts';
import { ActionButton } from '../screen/ActionButton.tsx';
import { Inline } from '../screen/Inline.tsx';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Section } from '../screen/Section.tsx';
import { contentListPath, contentStateLabels } from './contentLabels.ts';
import { PublishDialog, type Publication } from './PublishDialog.tsx';
import { useUnsaved } from './useUnsaved.ts';
import { Versions } from './Versions.tsx';

// The library of forms is large, and only this screen needs it.
const EntryForm = lazy(() =>
  import('../content-form/EntryForm.tsx').then((module) => ({ default: module.EntryForm })),
);

/** One entry: its form, its draft and its versions. */
export function ContentEntryScreen() {
  const { kind = '', key = '' } = useParams();
  const read = useRead('contentEntry', { params: { kind, key } });
  const entry = read.data?.entry;
  const back = { href: contentListPath({ kind }), text: entry?.kindTitle ?? 'Content' };
  return (
    <Screen
      title={entry?.title || key}
      back={
        <Link tone="quiet" href={back.href}>
          {back.text}
        </Link>
      }
      lead={
        entry && (
          <Inline>
            <span>{contentStateLabels[entry.state]}</span>
            <span>{entry.path ?? entry.key}</span>
          </Inline>
        )
      }
    >
      <ReadState read={read} back={back}>
        {(loaded) => <EntryEditor entry={loaded.entry} />}
      </ReadState>
    </Screen>
  );
}

type EntryOutcome = Outcome<{ entry: DeskContent }>;

/** What a person has typed stays until it is saved, also when the entry is read again. */
function EntryEditor({ entry }: { entry: DeskContent }) {
  const { kind, key } = entry;
  const params = { kind, key };
  const [value, setValue] = useState(entry.value);
  const [isUnsaved, setUnsaved] = useState(false);
  const latest = useRef(value);
  latest.current = value;
  /** The value that the store has, by its identity. */
  const stored = useRef(value);
  /** The revision that the value of the form is based on. */
  const [revision, setRevision] = useState(entry.revision);
  const [issues, setIssues] = useState<readonly DeskContentIssue[]>(entry.issues);
  const [formKey, setFormKey] = useState(0);
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const save = useChange('saveContent');
  const discard = useChange('discardContent');
  const publish = useChange('publishContent');
  const end = useChange('endContent');
  const rollBack = useChange('rollBackContent');
  const preview = useChange('previewContent');
  const { isHeld, leave, stay } = useUnsaved(isUnsaved);
  const hasDraft = entry.state === 'draft' || entry.state === 'changed';

  /** Shows the entry of a response. `keepsForm`: the form has its value already. */
  const show = async (next: DeskContent, keepsForm: boolean) => {
    setRevision(next.revision);
    setIssues(next.issues);
    if (!keepsForm) stored.current = next.value;
    // The person may have typed on while the request was under way.
    setUnsaved(keepsForm && latest.current !== stored.current);
    if (!keepsForm) {
      setValue(next.value);
      // A form of its own for another value, so that no control has the text of before.
      setFormKey((last) => last + 1);
    }
    await mutate(readKey('contentEntry', { params }), { entry: next }, { revalidate: false });
  };

  const finish = async (outcome: EntryOutcome, message: string, keepsForm: boolean) => {
    if (outcome.status === 'ignored') return undefined;
    if (outcome.status === 'problem') {
      if (outcome.issues.length > 0) setIssues(outcome.issues);
      return outcome.message;
    }
    await show(outcome.data.entry, keepsForm);
    toast.show({ message });
    return undefined;
  };

  /** After a change of versions: what is typed and the draft stay. */
  const finishVersion = async (outcome: EntryOutcome, message: string) => {
    if (outcome.status !== 'done' || (!isUnsaved && !hasDraft)) return finish(outcome, message, false);
    const { entry: next } = outcome.data;
    setRevision(next.revision);
    await mutate(readKey('contentEntry', { params }), { entry: next }, { revalidate: false });
    toast.show({ message });
    return undefined;
  };

  const saveDraft = async () => {
    const outcome = await save.send({ params, body: { value, revision, note: '' } });
    if (outcome.status === 'done') stored.current = value;
    return outcome;
  };

  /** Saves what is typed. Resolves to the revision, or to a sentence when that failed. */
  const saveIfNeeded = async (): Promise<number | string> => {
    if (!isUnsaved) return revision;
    const outcome = await saveDraft();
    if (outcome.status === 'ignored') return revision;
    if (outcome.status === 'problem') return outcome.message;
    await show(outcome.data.entry, true);
    return outcome.data.entry.revision;
  };

  const publishDraft = async (publication: Publication) => {
    const saved = await saveIfNeeded();
    if (typeof saved === 'string') return saved;
    const outcome = await publish.send({ params, body: { ...publication, revision: saved } });
    return finish(outcome, publication.from === null ? 'It is live.' : 'It is scheduled.', true);
  };

  const openPreview = async () => {
    const saved = await saveIfNeeded();
    if (typeof saved === 'string') return saved;
    const outcome = await preview.send({ params, body: { revision: saved } });
    if (outcome.status === 'problem') return outcome.message;
    if (outcome.status === 'done') window.open(outcome.data.url, '_blank', 'noopener');
    return undefined;
  };

  return (
    <>
      <Stack direction="row" gap={12} wrap align="start" role="group" aria-label="Actions of the entry">
        <ActionButton
          busyLabel="Saving"
          onAct={async () => finish(await saveDraft(), 'The draft is saved.', true)}
        >
          Save draft
        </ActionButton>
        {entry.canPreview && (isUnsaved || hasDraft) && (
          <ActionButton busyLabel="Opening" onAct={openPreview}>
            Preview
          </ActionButton>
        )}
        {(isUnsaved || hasDraft) && <PublishDialog title={entry.title || key} onPublish={publishDraft} />}
        {(isUnsaved || hasDraft) && (
          <AlertDialog
            title="Discard the draft?"
            description="What is typed and not published is deleted. This cannot be undone."
            confirmLabel="Discard draft"
            cancelLabel="Go on editing"
            busyLabel="Discarding"
            onConfirm={async () => {
              if (hasDraft)
                return finish(
                  await discard.send({ params, body: { revision } }),
                  'The draft is discarded.',
                  false,
                );
              await show(entry, false);
              return undefined;
            }}
            trigger={
              <Button size="s" emphasis="secondary">
                Discard
              </Button>
            }
          />
        )}
        <Text role="status" size="sm" tone="secondary">
          {isUnsaved ? 'Not saved yet' : ''}
        </Text>
      </Stack>
      <Issues issues={issues} />
      <Section title="Fields">
        <Suspense fallback={<Loader active />}>
          <EntryForm
            key={formKey}
            schema={entry.schema}
            value={value}
            issues={issues}
            onEdit={(next) => {
              setValue(next);
              setUnsaved(true);
            }}
          />
        </Suspense>
      </Section>
      <Versions
        entry={entry}
        onRollBack={async (number) =>
          finishVersion(
            await rollBack.send({ params: { ...params, number: String(number) } }),
            `Version ${number} is live again.`,
          )
        }
        onEnd={async (number) =>
          finishVersion(
            await end.send({ params: { ...params, number: String(number) } }),
            `Version ${number} has ended.`,
          )
        }
      />
      <AlertDialog
        open={isHeld}
        onOpenChange={(open) => {
          if (!open) stay();
        }}
        title="Leave without saving?"
        description="What you have typed since the last save is lost."
        confirmLabel="Leave"
        cancelLabel="Go on editing"
        onConfirm={() => {
          setUnsaved(false);
          leave();
        }}
      />
    </>
  );
}

/** The mistakes of a draft, with the way to each field. */
function Issues({ issues }: { issues: readonly DeskContentIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <Notice
      live
      tone="warning"
      title={
        issues.length === 1
          ? 'One field needs a correction before this can be published.'
          : `${issues.length} fields need a correction before this can be published.`
      }
    >
      <Stack as="ul" role="list" gap={8}>
        {issues.map(({ path, message }) => (
          <li key={path.join('.')}>
            {path.length === 0 ? (
              message
            ) : (
              <TextButton onClick={() => showField(path)}>{`${fieldText(path)}: ${message}`}</TextButton>
            )}
          </li>
        ))}
      </Stack>
    </Notice>
  );
}

/** `blocks 1 title`: items of lists are counted from 1. */
const fieldText = (path: DeskContentIssue['path']): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' ');

/** Opens the rows around a field, and moves the focus to it or to the nearest field around it. */
function showField(path: DeskContentIssue['path']): void {
  for (let length = path.length; length > 0; length -= 1) {
    const control = document.getElementById(controlId(path.slice(0, length)));
    if (!control) continue;
    for (let row = control.closest('details'); row; row = row.parentElement?.closest('details') ?? null)
      row.open = true;
    return moveFocus(control);
  }
}
