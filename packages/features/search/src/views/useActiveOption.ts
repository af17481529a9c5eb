import { useState, type KeyboardEvent } from 'react';

/**
 * Tracks the option that the arrow keys have reached. `active` is its index, or -1 for the text field: at
 * first, and after the options change. An arrow key past the first or last option returns to the field.
 */
export function useActiveOption(options: readonly unknown[]) {
  const [state, setState] = useState({ options, active: -1 });
  const active = state.options === options ? state.active : -1;
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || options.length === 0) return;
    event.preventDefault();
    // The arrow keys cycle through the positions from -1 (the text field) to the last option.
    const positionCount = options.length + 1;
    setState({ options, active: ((active + 1 + step + positionCount) % positionCount) - 1 });
  };
  return { active, move };
}
