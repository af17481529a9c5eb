import type { DeskContentIssue } from '@luxe/contract/desk';
import { moveFocus } from '@luxe/ui/focus';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { controlId } from '../content-form/formSchema.ts';

/** The mistakes of a draft, with the way to each field. */
export function EntryIssues({ issues }: { issues: readonly DeskContentIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <Notice
      live
      tone="warning"
      title={
        issues.length === 1
          ? 'One field needs a correction before this can be published.'
          : `${issues.length} fields need a correction before this can be published.`
      }
    >
      <Stack as="ul" role="list" gap={8}>
        {issues.map(({ path, message }) => (
          <li key={path.join('.')}>
            {path.length === 0 ? (
              message
            ) : (
              <TextButton onClick={() => showField(path)}>{`${fieldText(path)}: ${message}`}</TextButton>
            )}
          </li>
        ))}
      </Stack>
    </Notice>
  );
}

/** `blocks 1 title`: items of lists are counted from 1. */
const fieldText = (path: DeskContentIssue['path']): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' ');

/** Opens the rows around a field, and moves the focus to it or to the nearest field around it. */
function showField(path: DeskContentIssue['path']): void {
  for (let length = path.length; length > 0; length -= 1) {
    const control = document.getElementById(controlId(path.slice(0, length)));
    if (!control) continue;
    for (let row = control.closest('details'); row; row = row.parentElement?.closest('details') ?? null)
      row.open = true;
    return moveFocus(control);
  }
}
