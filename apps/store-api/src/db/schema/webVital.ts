import type { VitalConnection, VitalDevice, VitalMetric } from '@luxe/contract/vitals';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Page views by day, kind of page, device, connection and step of a metric (`modules/vitals/steps.ts`). No
 * row is about a shopper.
 */
export const webVital = pgTable(
  'web_vital',
  {
    /** Day in India. */
    day: date('day', { mode: 'string' }).notNull(),
    route: text('route').notNull(),
    device: text('device').$type<VitalDevice>().notNull(),
    connection: text('connection').$type<VitalConnection>().notNull(),
    /** `view` counts page views; its step is 0. */
    metric: text('metric').$type<VitalMetric | 'view'>().notNull(),
    step: integer('step').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'web_vital_pk',
      columns: [table.day, table.route, table.device, table.connection, table.metric, table.step],
    }),
  ],
);
