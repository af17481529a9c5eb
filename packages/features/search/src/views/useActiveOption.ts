import { useState, type KeyboardEvent } from 'react';

/**
 * The option that the arrow keys have reached. `active` is -1 (the field itself) at first and after the
 * options change. An arrow past the first or last option returns to the field.
 */
export function useActiveOption(options: readonly unknown[]) {
  const [state, setState] = useState({ options, active: -1 });
  const active = state.options === options ? state.active : -1;
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || options.length === 0) return;
    event.preventDefault();
    // Positions are -1 (the field) to the last option, in a cycle.
    const positionCount = options.length + 1;
    setState({ options, active: ((active + 1 + step + positionCount) % positionCount) - 1 });
  };
  return { active, move };
}
