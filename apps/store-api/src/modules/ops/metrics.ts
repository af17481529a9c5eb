import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';

/** Store metrics in the text format of Prometheus. */
export async function toMetrics(db: Database): Promise<string> {
  const [row] = await rowsOf<{ orders: number; waiting: number; faults: number }>(
    db,
    sql`select (select count(*)::int from customer_order) as orders, (select count(*)::int from job where done_at is null) as waiting, (select coalesce(sum(times), 0)::int from error_report) as faults`,
  );
  const { user, system } = process.cpuUsage();
  const gauges = {
    luxe_store_orders: row?.orders ?? 0,
    luxe_store_jobs_waiting: row?.waiting ?? 0,
    luxe_store_page_faults: row?.faults ?? 0,
    process_resident_memory_bytes: process.memoryUsage.rss(),
    process_cpu_seconds_total: (user + system) / 1e6,
    process_uptime_seconds: process.uptime(),
  };
  return Object.entries(gauges)
    .map(([name, value]) => `${name} ${value}\n`)
    .join('');
}
