import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Text of a field: its `value`, or the current text of an uncontrolled control. Reads the control after every
 * render, because a form reset changes its text without an event.
 */
export function useFieldText(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  { value, defaultValue = '' }: { value?: unknown; defaultValue?: unknown },
) {
  const [typed, setTyped] = useState(String(defaultValue));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text changes without an event
  useLayoutEffect(() => {
    if (control.current) setTyped(control.current.value);
  });
  return [value === undefined ? typed : String(value), setTyped] as const;
}
