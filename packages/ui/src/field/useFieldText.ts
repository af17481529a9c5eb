import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Text of a field: its `value`, or the text of an uncontrolled control. A form that is reset changes that text without an event, so
 * it is read after every render.
 */
export function useFieldText(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  { value, defaultValue = '' }: { value?: unknown; defaultValue?: unknown },
) {
  const [typed, setTyped] = useState(String(defaultValue));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text changes without an event; an equal text ends it
  useLayoutEffect(() => {
    if (control.current) setTyped(control.current.value);
  });
  return [value === undefined ? typed : String(value), setTyped] as const;
}
