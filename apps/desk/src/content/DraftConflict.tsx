import { compareValues, type DeskContent } from '@luxe/contract/desk';
import { moveFocus } from '@luxe/ui/focus';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useLayoutEffect, useRef } from 'react';
import { ActionButton } from '../screen/ActionButton.tsx';
import { Section } from '../screen/Section.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { changeColumns } from './changeColumns.tsx';

export interface DraftConflictProps {
  /** Who has saved the other draft. */
  readonly person: string;
  readonly mine: DeskContent['value'];
  readonly theirs: DeskContent['value'];
  /** Whether the form has the other draft, and what this person has typed is put aside. */
  readonly isTaken: boolean;
  readonly onTake: () => void;
  /** Puts the changes of this person on top of the other draft. */
  readonly onMerge: () => void;
  /** Saves what this person has typed in place of the other draft. Resolves to a sentence when it failed. */
  readonly onReplace: () => Promise<string | undefined>;
  /** Forgets what this person has typed. */
  readonly onForget: () => void;
}

/** Two people have changed one draft. This person sees both, and decides; nothing is lost before. */
export function DraftConflict({
  person,
  mine,
  theirs,
  isTaken,
  onTake,
  onMerge,
  onReplace,
  onForget,
}: DraftConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // A save of the other draft leaves the focus at its button.
    if (!isTaken) moveFocus(heading.current);
  }, [theirs, isTaken]);
  const changes = compareValues(theirs, mine);
  /** The focus goes to the heading, because the pressed button disappears. */
  const take = () => {
    onTake();
    moveFocus(heading.current);
  };
  return (
    <Section title={`Your version, and the draft of ${person}`} headingRef={heading}>
      <Text size="ui" tone="secondary">
        {isTaken
          ? `The form has the draft of ${person}. What you had typed is still here.`
          : `${person} has saved a draft since you opened this entry. What you have typed is in the form.`}
      </Text>
      {changes.length === 0 ? (
        <Notice title="Both are the same." />
      ) : (
        <DataTable
          caption="Fields in which the two versions differ"
          rows={changes}
          rowKey={({ path }) => path}
          columns={changeColumns(person, 'You')}
        />
      )}
      <Stack
        direction="row"
        gap={12}
        wrap
        align="start"
        role="group"
        aria-label="Decide between both versions"
      >
        <ActionButton busyLabel="Working" onAct={async () => void onMerge()}>
          {`Put my changes on the draft of ${person}`}
        </ActionButton>
        <ActionButton busyLabel="Saving" onAct={onReplace}>
          Save my version instead
        </ActionButton>
        {isTaken ? (
          <TextButton onClick={onForget}>Forget my version</TextButton>
        ) : (
          <TextButton onClick={take}>{`See the draft of ${person} in the form`}</TextButton>
        )}
      </Stack>
    </Section>
  );
}
