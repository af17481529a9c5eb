import { useState, type KeyboardEvent } from 'react';

/** Which option the arrows of a field are on: none at first and whenever the options change; past an end they come back to the field. */
export function useActiveOption(options: readonly unknown[]) {
  const [at, setAt] = useState({ options, active: -1 });
  const active = at.options === options ? at.active : -1;
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || options.length === 0) return;
    event.preventDefault();
    // From -1, the field itself, to the last option and round again.
    const places = options.length + 1;
    setAt({ options, active: ((active + 1 + step + places) % places) - 1 });
  };
  return { active, move };
}
