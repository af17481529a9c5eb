import type { DeskContent, DeskContentVersion } from '@luxe/contract/desk';
import { AlertDialog } from '@luxe/ui/alert-dialog';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { moveFocus } from '@luxe/ui/focus';
import { useLayoutEffect, useRef, useState } from 'react';
import { useRead } from '../client/useRead.ts';
import { Moment } from '../labels/Moment.tsx';
import { Preserved } from '../screen/Preserved.ts';
import { ReadState } from '../screen/ReadState.tsx';
import { Section } from '../screen/Section.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import { changeColumns } from './changeColumns.tsx';
import { versionText } from './contentLabels.ts';

export interface VersionsProps {
  readonly entry: DeskContent;
  /** Each resolves to a sentence when it failed. */
  readonly onRollBack: (number: number) => Promise<string | undefined>;
  readonly onEnd: (number: number) => Promise<string | undefined>;
}

/** The versions of an entry, with their comparison. */
export function Versions({ entry, onRollBack, onEnd }: VersionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [compared, setCompared] = useState<{ readonly from: number; readonly to: number }>();
  const { versions, kind, key } = entry;
  /** The focus goes to the heading, because the pressed button may disappear. */
  const thenFocus = async (acting: Promise<string | undefined>) => {
    const problem = await acting;
    if (problem === undefined) moveFocus(heading.current);
    return problem;
  };
  const columns = columnsFor({
    versions,
    canRemove: entry.canRemove,
    onCompare: setCompared,
    onRollBack: (number) => thenFocus(onRollBack(number)),
    onEnd: (number) => thenFocus(onEnd(number)),
  });
  return (
    <>
      <Section title="Versions" headingRef={heading}>
        {versions.length === 0 ? (
          <Text size="ui" tone="secondary">
            The desk has not changed this entry yet.
          </Text>
        ) : (
          <DataTable caption="Versions" rows={versions} rowKey={({ number }) => number} columns={columns} />
        )}
      </Section>
      {compared && <Comparison kind={kind} entryKey={key} {...compared} />}
    </>
  );
}

interface ColumnParts {
  readonly versions: readonly DeskContentVersion[];
  readonly canRemove: boolean;
  readonly onCompare: (pair: { readonly from: number; readonly to: number }) => void;
  readonly onRollBack: (number: number) => Promise<string | undefined>;
  readonly onEnd: (number: number) => Promise<string | undefined>;
}

const columnsFor = ({
  versions,
  canRemove,
  onCompare,
  onRollBack,
  onEnd,
}: ColumnParts): readonly Column<DeskContentVersion>[] => [
  {
    id: 'number',
    header: 'Version',
    isRowHeader: true,
    cell: ({ number, note }) => (
      <>
        <div>{number}</div>
        {note !== '' && <Preserved>{note}</Preserved>}
      </>
    ),
  },
  {
    id: 'status',
    header: 'State',
    cell: (version) => (
      <>
        <div>{versionText(version)}</div>
        {version.problem !== '' && (
          <Text as="div" size="sm" tone="error">
            {`${version.status === 'live' ? 'Not ended' : 'Not published'}: ${version.problem}`}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'by',
    header: 'Person',
    cell: ({ by, at }) => (
      <>
        <div>{by}</div>
        <Moment at={at} />
      </>
    ),
  },
  {
    id: 'moves',
    header: 'Actions',
    cell: (version) => (
      <Moves
        version={version}
        canRemove={canRemove}
        compareWith={versions.find(({ number }) => number < version.number)?.number}
        onCompare={(from) => onCompare({ from, to: version.number })}
        onRollBack={() => onRollBack(version.number)}
        onEnd={() => onEnd(version.number)}
      />
    ),
  },
];

function Moves({
  version: { number, status },
  canRemove,
  compareWith,
  onCompare,
  onRollBack,
  onEnd,
}: {
  version: DeskContentVersion;
  canRemove: boolean;
  compareWith: number | undefined;
  onCompare: (from: number) => void;
  onRollBack: () => Promise<string | undefined>;
  onEnd: () => Promise<string | undefined>;
}) {
  return (
    <Stack direction="row" gap={12} wrap>
      {compareWith !== undefined && (
        <TextButton
          aria-label={`Compare with ${compareWith}: version ${number}`}
          onClick={() => onCompare(compareWith)}
        >
          {`Compare with ${compareWith}`}
        </TextButton>
      )}
      {status === 'ended' && (
        <AlertDialog
          title={`Publish version ${number} again?`}
          description="Shoppers see it within a second. The present version stays in the list."
          confirmLabel="Publish again"
          busyLabel="Publishing"
          onConfirm={onRollBack}
          trigger={<TextButton aria-label={`Publish again: version ${number}`}>Publish again</TextButton>}
        />
      )}
      {status === 'scheduled' && (
        <AlertDialog
          title={`Take version ${number} back?`}
          description="It does not go live. It becomes the draft again, unless there is another draft."
          confirmLabel="Take back"
          cancelLabel="Leave it scheduled"
          busyLabel="Saving"
          onConfirm={onEnd}
          trigger={<TextButton aria-label={`Take back: version ${number}`}>Take back</TextButton>}
        />
      )}
      {status === 'live' && (
        <AlertDialog
          title={`End version ${number}?`}
          description={
            canRemove
              ? 'The version before it comes back. Without one, shoppers no longer see the entry.'
              : 'The version before it comes back.'
          }
          confirmLabel="End"
          cancelLabel="Leave it live"
          busyLabel="Ending"
          onConfirm={onEnd}
          trigger={<TextButton aria-label={`End: version ${number}`}>End</TextButton>}
        />
      )}
    </Stack>
  );
}

function Comparison({
  kind,
  entryKey,
  from,
  to,
}: {
  kind: string;
  entryKey: string;
  from: number;
  to: number;
}) {
  const read = useRead('compareContent', {
    params: { kind, key: entryKey },
    query: { from: String(from), to: String(to) },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // The comparison appears below the table, away from the pressed button.
  useLayoutEffect(() => moveFocus(heading.current), [from, to]);
  return (
    <Section title={`Changes in version ${to}, against ${from}`} headingRef={heading}>
      <ReadState read={read}>
        {({ changes }) =>
          changes.length === 0 ? (
            <Notice live title="The versions are the same." />
          ) : (
            <DataTable
              caption={`Changes in version ${to}`}
              rows={changes}
              rowKey={({ path }) => path}
              columns={changeColumns('Before', 'After')}
            />
          )
        }
      </ReadState>
    </Section>
  );
}
