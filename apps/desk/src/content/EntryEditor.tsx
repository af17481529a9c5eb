import type { DeskContent } from '@luxe/contract/desk';
import { AlertDialog } from '@luxe/ui/alert-dialog';
import { Button } from '@luxe/ui/button';
import { Loader } from '@luxe/ui/loader';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { moveFocus } from '@luxe/ui/focus';
import { lazy, Suspense, useRef, useState } from 'react';
import { ActionButton } from '../screen/ActionButton.tsx';
import { Section } from '../screen/Section.tsx';
import { DraftConflict } from './DraftConflict.tsx';
import { EntryIssues } from './EntryIssues.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { Beside } from './PreviewPane.styles.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { useEntryEditor } from './useEntryEditor.ts';
import { useUnsaved } from './useUnsaved.ts';
import { Versions } from './Versions.tsx';

// The library of forms is large, and only this screen needs it.
const EntryForm = lazy(() =>
  import('../content-form/EntryForm.tsx').then((module) => ({ default: module.EntryForm })),
);

/** The form of an entry with its actions, its preview and its versions. */
export function EntryEditor({ entry }: { entry: DeskContent }) {
  const editor = useEntryEditor(entry);
  const [isPreviewed, setPreviewed] = useState(false);
  const fields = useRef<HTMLHeadingElement>(null);
  /** The part with the pressed button disappears. */
  const focusFields = () => moveFocus(fields.current);
  const { value, issues, conflict, isUnsaved } = editor;
  const { isHeld, leave, stay } = useUnsaved(isUnsaved || conflict?.isTaken === true);
  return (
    <>
      <Actions
        entry={entry}
        editor={editor}
        isPreviewed={isPreviewed}
        onPreview={async () => {
          const problem = await editor.saveForPreview();
          if (problem === undefined) setPreviewed(true);
          return problem;
        }}
      />
      {conflict && (
        <DraftConflict
          person={conflict.person}
          mine={conflict.mine}
          theirs={conflict.theirs.value}
          isTaken={conflict.isTaken}
          onTake={editor.takeTheirs}
          onMerge={() => {
            editor.mergeMine();
            focusFields();
          }}
          onReplace={async () => {
            const problem = await editor.replaceTheirs();
            if (problem === undefined) focusFields();
            return problem;
          }}
          onForget={() => {
            editor.forgetMine();
            focusFields();
          }}
        />
      )}
      <EntryIssues issues={issues} />
      <Beside data-previewed={isPreviewed || undefined}>
        {isPreviewed && (
          <PreviewPane
            kind={entry.kind}
            entryKey={entry.key}
            revision={editor.revision}
            onClose={() => {
              setPreviewed(false);
              focusFields();
            }}
          />
        )}
        <Section title="Fields" headingRef={fields}>
          <Suspense fallback={<Loader active />}>
            <EntryForm
              key={editor.formKey}
              schema={entry.schema}
              value={value}
              issues={issues}
              onEdit={editor.edit}
            />
          </Suspense>
        </Section>
      </Beside>
      <Versions entry={entry} onRollBack={editor.rollBack} onEnd={editor.end} />
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
          editor.forget();
          leave();
        }}
      />
    </>
  );
}

/** The buttons above the form. */
function Actions({
  entry,
  editor,
  isPreviewed,
  onPreview,
}: {
  readonly entry: DeskContent;
  readonly editor: ReturnType<typeof useEntryEditor>;
  readonly isPreviewed: boolean;
  readonly onPreview: () => Promise<string | undefined>;
}) {
  const { isUnsaved, hasDraft } = editor;
  const isChanged = isUnsaved || hasDraft;
  return (
    <Stack direction="row" gap={12} wrap align="baseline" role="group" aria-label="Actions of the entry">
      <ActionButton busyLabel="Saving" onAct={editor.saveDraft}>
        Save draft
      </ActionButton>
      {entry.canPreview && isChanged && (
        <ActionButton busyLabel="Opening" onAct={editor.openPreview}>
          Preview
        </ActionButton>
      )}
      {entry.canPreview && isChanged && !isPreviewed && (
        <ActionButton busyLabel="Opening" onAct={onPreview}>
          Show beside the form
        </ActionButton>
      )}
      {isChanged && <PublishDialog title={entry.title || entry.key} onPublish={editor.publishDraft} />}
      {isChanged && (
        <AlertDialog
          title="Discard the draft?"
          description="What is typed and not published is deleted. This cannot be undone."
          confirmLabel="Discard draft"
          cancelLabel="Go on editing"
          busyLabel="Discarding"
          onConfirm={editor.discardDraft}
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
  );
}
