import type { DeskVitals } from '@luxe/contract/desk';
import { vitalMetrics, type VitalMetric } from '@luxe/contract/vitals';
import { formatCount } from '@luxe/format';
import { EmptyState } from '@luxe/ui/empty-state';
import { Select } from '@luxe/ui/select';
import { Text } from '@luxe/ui/text';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRead } from '../client/useRead.ts';
import { Moment } from '../labels/Moment.tsx';
import { Filters } from '../screen/Filters.tsx';
import { Lines } from '../screen/Lines.tsx';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Section } from '../screen/Section.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import {
  dayOptions,
  deviceNames,
  limitText,
  metricNames,
  ratingNames,
  readDays,
  vitalsPath,
  vitalText,
  visitText,
} from './vitalText.ts';

/** Web vitals of real visits by kind of page and device, and the errors of pages. */
export function VitalsScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const days = readDays(params);
  const read = useRead('webVitals', { query: { days } });
  return (
    <Screen title="Web vitals">
      <Filters label="Days">
        <Select
          label="Visits of"
          value={days}
          options={dayOptions}
          onChange={({ currentTarget }) =>
            void navigate(vitalsPath(readDays(new URLSearchParams({ days: currentTarget.value }))))
          }
        />
      </Filters>
      <ReadState read={read}>
        {({ routes, errors }) => (
          <>
            <Section title="By kind of page and device">
              <Text size="sm" tone="secondary">
                Three of four visits were at least as fast. Only visits of shoppers who allow measurement
                count.
              </Text>
              {routes.length === 0 ? (
                <EmptyState title="No visits yet" size="title-s">
                  Choose more days, or wait for the first visits.
                </EmptyState>
              ) : (
                <DataTable
                  caption="Web vitals"
                  rows={routes}
                  rowKey={({ route, device }) => `${route} ${device}`}
                  columns={columns}
                />
              )}
            </Section>
            <Section title="Errors by kind of page and device">
              {errors.length === 0 ? (
                <Text size="ui" tone="secondary">
                  No page has reported an error.
                </Text>
              ) : (
                <DataTable
                  caption="Errors"
                  rows={errors}
                  rowKey={({ route, device, where, kind, name, message }) =>
                    [route, device, where, kind, name, message].join(' ')
                  }
                  columns={errorColumns}
                />
              )}
            </Section>
          </>
        )}
      </ReadState>
    </Screen>
  );
}

type Row = DeskVitals['routes'][number];

const measured = ({ metrics }: Row, metric: VitalMetric) => metrics.find((one) => one.metric === metric);

const metricColumn = (metric: VitalMetric): Column<Row> => ({
  id: metric,
  header: metricNames[metric],
  sortBy: (row) => measured(row, metric)?.p75 ?? -1,
  cell: (row) => {
    const found = measured(row, metric);
    if (!found) return 'Not measured';
    const { p75, rating, views } = found;
    return (
      <div title={limitText(metric)}>
        <span>{vitalText(metric, p75)}</span>
        <Lines of={[ratingNames[rating], visitText(views)]} />
      </div>
    );
  },
});

const columns: readonly Column<Row>[] = [
  {
    id: 'route',
    header: 'Page',
    isRowHeader: true,
    sortBy: ({ route }) => route,
    cell: ({ route }) => route,
  },
  {
    id: 'device',
    header: 'Device',
    sortBy: ({ device }) => device,
    cell: ({ device }) => deviceNames[device],
  },
  {
    id: 'views',
    header: 'Visits',
    align: 'end',
    sortBy: ({ views }) => views,
    cell: ({ views }) => visitText(views),
  },
  ...vitalMetrics.map(metricColumn),
];

type Fault = DeskVitals['errors'][number];

const errorColumns: readonly Column<Fault>[] = [
  {
    id: 'where',
    header: 'Where',
    isRowHeader: true,
    sortBy: ({ where }) => where,
    cell: ({ where }) => where,
  },
  {
    id: 'route',
    header: 'Page',
    sortBy: ({ route }) => route ?? '',
    cell: ({ route }) => route ?? 'Unknown',
  },
  {
    id: 'device',
    header: 'Device',
    sortBy: ({ device }) => device ?? '',
    cell: ({ device }) => (device ? deviceNames[device] : 'Unknown'),
  },
  { id: 'what', header: 'Error', cell: ({ name, message }) => <Lines of={[name, message]} /> },
  {
    id: 'times',
    header: 'Times since the first',
    align: 'end',
    sortBy: ({ times }) => times,
    cell: ({ times }) => `${formatCount(times)} ${times === 1 ? 'time' : 'times'}`,
  },
  {
    id: 'lastAt',
    header: 'Last seen',
    sortBy: ({ lastAt }) => lastAt,
    cell: ({ lastAt }) => <Moment at={lastAt} />,
  },
];
