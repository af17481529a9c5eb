import {
  deskReturnMethods,
  deskReturnStates,
  type DeskListedReturn,
  type DeskQuery,
} from '@luxe/contract/desk';
import { EmptyState } from '@luxe/ui/empty-state';
import { Link } from '@luxe/ui/link';
import { Select } from '@luxe/ui/select';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toSearch } from '../client/deskClient.ts';
import { useRead } from '../client/useRead.ts';
import { Day, Moment } from '../labels/Moment.tsx';
import { stateLabels } from '../labels/states.ts';
import { countText, returnKindLabels, returnMethodLabels } from '../labels/words.ts';
import { orderPath } from '../orders/orderSearch.ts';
import { Filters } from '../screen/Filters.tsx';
import { Lines } from '../screen/Lines.tsx';
import { ListPage } from '../screen/ListPage.tsx';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import { readReturnFilter } from './returnFilter.ts';

/** Returns, those to inspect first. */
export function ReturnsScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = readReturnFilter(params);
  const after = params.get('after');
  const read = useRead('returns', { query: { ...filter, ...(after !== null && { after }) } });
  const show = (next: DeskQuery<'returns'>) => void navigate(returnsPath(next));
  return (
    <Screen title="Returns">
      <Filters label="Filter returns">
        <Select
          label="State"
          placeholder="Open, those to inspect first"
          options={stateOptions}
          value={filter.state ?? ''}
          onChange={({ currentTarget }) =>
            show({ ...filter, state: (currentTarget.value || undefined) as typeof filter.state })
          }
        />
        <Select
          label="Way back"
          placeholder="Every way"
          options={methodOptions}
          value={filter.method ?? ''}
          onChange={({ currentTarget }) =>
            show({ ...filter, method: (currentTarget.value || undefined) as typeof filter.method })
          }
        />
      </Filters>
      <ReadState read={read}>
        {({ returns, next }) =>
          returns.length === 0 ? (
            <div role="status">
              <EmptyState title="No returns" size="title-s">
                {filter.state === undefined && filter.method === undefined
                  ? 'No return is open.'
                  : 'No return matches. Choose another state or way back.'}
              </EmptyState>
            </div>
          ) : (
            <ListPage
              summary={countText(returns.length, 'return')}
              first={after === null ? undefined : { href: returnsPath(filter), text: 'First page' }}
              next={
                next === null
                  ? undefined
                  : { href: returnsPath({ ...filter, after: next }), text: 'Later returns' }
              }
            >
              <DataTable caption="Returns" rows={returns} rowKey={({ id }) => id} columns={columns} />
            </ListPage>
          )
        }
      </ReadState>
    </Screen>
  );
}

const returnsPath = (query: DeskQuery<'returns'>) => `/desk/returns${toSearch({ ...query })}`;

const stateOptions = deskReturnStates.map((value) => ({ value, label: stateLabels[value] }));
const methodOptions = deskReturnMethods.map((value) => ({ value, label: returnMethodLabels[value] }));

const columns: readonly Column<DeskListedReturn>[] = [
  {
    id: 'code',
    nowrap: true,
    header: 'Return',
    isRowHeader: true,
    cell: ({ code, orderId }) => (
      <Link tone="inline" href={orderPath(orderId)}>
        {code}
      </Link>
    ),
  },
  {
    id: 'state',
    header: 'State',
    sortBy: ({ state }) => deskReturnStates.indexOf(state),
    cell: ({ state, isDisputed }) => <Lines of={[stateLabels[state], isDisputed ? 'Disputed' : '']} />,
  },
  {
    id: 'createdAt',
    header: 'Requested',
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    id: 'handOverBy',
    header: 'Hand over by',
    sortBy: ({ handOverBy }) => handOverBy,
    cell: ({ handOverBy }) => <Day day={handOverBy} />,
  },
  { id: 'products', header: 'Items', cell: ({ products }) => <Lines of={products} /> },
  {
    id: 'kind',
    header: 'Wanted',
    sortBy: ({ kind }) => kind,
    cell: ({ kind, method }) => <Lines of={[returnKindLabels[kind], returnMethodLabels[method]]} />,
  },
  {
    id: 'photos',
    header: 'Photos',
    align: 'end',
    sortBy: ({ photos }) => photos,
    cell: ({ photos }) => photos,
  },
];
