import type { DeskResponse } from '@luxe/contract/desk';
import { formatMoment } from '@luxe/format';
import { useRead } from '../client/useRead.ts';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';

type Person = DeskResponse<'staff'>['people'][number];

/** The accounts of the desk. */
export function StaffScreen() {
  const read = useRead('staff', {});
  return (
    <Screen title="Staff" lead="Accounts are created and changed on the server: npm run staff.">
      <ReadState read={read}>
        {({ people }) => (
          <DataTable caption="Staff" rows={people} rowKey={({ id }) => id} columns={columns} />
        )}
      </ReadState>
    </Screen>
  );
}

const columns: readonly Column<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    sortBy: ({ name }) => name.toLowerCase(),
    cell: ({ name }) => name,
  },
  { id: 'email', header: 'E-mail address', sortBy: ({ email }) => email, cell: ({ email }) => email },
  { id: 'roles', header: 'Roles', cell: ({ roles }) => roles.join(', ') },
  { id: 'state', header: 'State', sortBy: ({ state }) => state, cell: (person) => stateOf(person) },
];

function stateOf({ state, disabledAt }: Person): string {
  if (state === 'disabled') return disabledAt === null ? 'Disabled' : `Disabled ${formatMoment(disabledAt)}`;
  return state === 'firstPassword' ? 'Active, with the first password' : 'Active';
}
