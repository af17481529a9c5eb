import type { ValueChange } from '@luxe/contract/desk';
import { Preserved } from '../screen/Preserved.ts';
import type { Column } from '../table/DataTable.tsx';

/** The columns of a comparison of two values of an entry. */
export const changeColumns = (before: string, after: string): readonly Column<ValueChange>[] => [
  { id: 'path', header: 'Field', isRowHeader: true, cell: ({ path }) => path },
  { id: 'before', header: before, cell: (change) => <Preserved>{change.before ?? 'None'}</Preserved> },
  { id: 'after', header: after, cell: (change) => <Preserved>{change.after ?? 'None'}</Preserved> },
];
