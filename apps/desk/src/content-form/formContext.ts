import type { DeskContentIssue } from '@luxe/contract/desk';
import type { FieldPathList } from '@rjsf/utils';

/** What the parts of a form know about the entry. The functions stay the same while a person types. */
export interface EntryFormContext {
  /** The present value of a field. */
  readonly valueAt: (path: FieldPathList) => unknown;
  /** Whether an item was added since the entry was loaded. */
  readonly isNew: (path: FieldPathList) => boolean;
  readonly issues: readonly DeskContentIssue[];
}

/** Whether a mistake is at a field or below it. */
export const hasIssueAt = (issues: readonly DeskContentIssue[], path: FieldPathList): boolean =>
  issues.some((issue) => path.every((part, index) => String(issue.path[index]) === String(part)));

/** The part of a value at a path; undefined when there is none. */
export function readPath(value: unknown, path: FieldPathList): unknown {
  return path.reduce<unknown>(
    (node, part) =>
      typeof node === 'object' && node !== null
        ? (node as Readonly<Record<string, unknown>>)[part]
        : undefined,
    value,
  );
}
