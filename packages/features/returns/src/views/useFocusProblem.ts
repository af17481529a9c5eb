import { moveFocus } from '@luxe/ui/focus';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

const firstProblem = '[aria-invalid="true"], fieldset[aria-describedby] input:enabled';

/**
 * Returns a ref for a step, and a function to call after a press that found problems. The focus then moves to
 * the first control with a problem, which may be far above the button.
 */
export function useFocusProblem(): readonly [RefObject<HTMLDivElement | null>, () => void] {
  const region = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  useLayoutEffect(() => {
    if (tries > 0) moveFocus(region.current?.querySelector<HTMLElement>(firstProblem));
  }, [tries]);
  return [region, () => setTries((last) => last + 1)];
}
