import { sql, type SQL } from 'drizzle-orm';

/**
 * SQL for an array of texts as one parameter, because a statement can have at most 65,535 parameters:
 * `where id = any(${textArray(ids)})`.
 */
export const textArray = (texts: readonly string[]): SQL =>
  sql`array(select json_array_elements_text(${JSON.stringify(texts)}::json))`;
