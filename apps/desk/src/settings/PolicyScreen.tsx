import type { DeskResponse } from '@luxe/contract/desk';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useEffect } from 'react';
import { moveFocus } from '@luxe/ui/focus';
import { useLocation } from 'react-router-dom';
import { useRead } from '../client/useRead.ts';
import { Moment } from '../labels/Moment.tsx';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Section } from '../screen/Section.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import { policyText } from './policyText.ts';
import { PolicyRow } from './PolicyRow.tsx';

type Policy = DeskResponse<'policy'>;

/** The values of the shop's policy, and who changed them. */
export function PolicyScreen() {
  const read = useRead('policy', {});
  return (
    <Screen
      title="Policy"
      lead="Amounts are in paise, rates in basis points (1800 is 18%). A change applies within a second."
    >
      <ReadState read={read}>{(policy) => <PolicyContent policy={policy} />}</ReadState>
    </Screen>
  );
}

function PolicyContent({ policy }: { policy: Policy }) {
  const { hash } = useLocation();
  // A bookmark of one value, such as `#expressFee`.
  useEffect(() => moveFocus(document.getElementById(decodeURIComponent(hash.slice(1)))), [hash]);
  return (
    <>
      <Section title="Values">
        <Stack as="ul" gap={0} role="list">
          {policy.values.map((one) => (
            <PolicyRow key={one.name} definition={one} />
          ))}
        </Stack>
      </Section>
      <Section title="Latest changes">
        {policy.changes.length === 0 ? (
          <Text size="ui" tone="secondary">
            No value was changed yet.
          </Text>
        ) : (
          <DataTable
            caption="Latest changes"
            rows={policy.changes}
            rowKey={(change) => policy.changes.indexOf(change)}
            columns={columns}
          />
        )}
      </Section>
    </>
  );
}

const columns: readonly Column<Policy['changes'][number]>[] = [
  { id: 'name', header: 'Value', isRowHeader: true, sortBy: ({ name }) => name, cell: ({ name }) => name },
  { id: 'at', header: 'Time', sortBy: ({ at }) => at, cell: ({ at }) => <Moment at={at} /> },
  {
    id: 'operator',
    header: 'Person',
    sortBy: ({ operator }) => operator.toLowerCase(),
    cell: ({ operator }) => operator,
  },
  { id: 'old', header: 'Before', cell: ({ oldValue }) => policyText(oldValue) },
  { id: 'new', header: 'After', cell: ({ newValue }) => policyText(newValue) },
];
