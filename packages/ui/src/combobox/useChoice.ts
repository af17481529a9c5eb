import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useState } from 'react';
import { named, narrow, type ComboboxOption } from './options.ts';

type Settings = {
  id: string;
  options: readonly ComboboxOption[];
  value: string | null | undefined;
  defaultValue: string | null;
  onValueChange: ((value: string | null, option: ComboboxOption | null) => void) | undefined;
  /** Whether the words name an option, or there are none. Told before the value. */
  onMatchChange: (matched: boolean) => void;
  onInputChange: ((typed: string) => void) | undefined;
  /** The shop has narrowed the options already. */
  narrowed: boolean;
  most: number;
};

const { stateChangeTypes: on } = useCombobox;

/** What is typed, what is chosen and what the list shows. The keys and the wiring of roles are downshift's. */
export function useChoice({
  id,
  options,
  value,
  defaultValue,
  onValueChange,
  onMatchChange,
  onInputChange,
  narrowed,
  most,
}: Settings) {
  // The option itself is kept: the next list that the shop sends may not hold it.
  const [kept, setKept] = useState(() => optionOf(options, value ?? defaultValue));
  const current = value === undefined ? (kept?.value ?? null) : value;
  const chosen = kept?.value === current ? kept : optionOf(options, current);

  const [text, setText] = useState(chosen?.label ?? '');
  // A value set from outside, as by a form that is reset, or an option that arrives after its value, brings its words.
  const [seen, setSeen] = useState(current);
  const moved = seen !== current;
  if (moved) setSeen(current);
  if (chosen && kept?.value !== chosen.value && (moved || text === '')) {
    setKept(chosen);
    setText(chosen.label);
  } else if (moved && current === null && kept) {
    setKept(null);
    setText('');
  }

  const choose = (option: ComboboxOption | null) => {
    setKept(option);
    if (option) onMatchChange(true);
    if ((option?.value ?? null) !== current) onValueChange?.(option?.value ?? null, option);
  };
  const type = (typed: string) => {
    setText(typed);
    onInputChange?.(typed);
    onMatchChange(typed === '' || typed === chosen?.label);
    if (chosen && typed !== chosen.label) choose(null);
  };

  const typed = chosen && text === chosen.label ? '' : text;
  const found = narrowed ? options : narrow(options, typed);
  const shown = found.slice(0, most);

  const box = useCombobox<ComboboxOption>({
    id,
    inputId: id,
    items: shown,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    selectedItem: chosen,
    inputValue: text,
    // While typing, Enter takes the best find; an opened list begins at what is chosen.
    ...(typed !== '' && { defaultHighlightedIndex: 0 }),
    stateReducer: keepWords,
    onStateChange: ({ type: what, selectedItem }) => {
      if (what === on.InputBlur) {
        const meant = chosen ? undefined : named(options, text);
        if (meant) {
          choose(meant);
          setText(meant.label);
        }
      } else if (what === on.ItemClick || what === on.InputKeyDownEnter || what === on.InputKeyDownArrowUp) {
        if (!selectedItem) return;
        choose(selectedItem);
        setText(selectedItem.label);
      }
    },
  });

  return { box, chosen, text, type, typed, shown, found: found.length };
}

const optionOf = (options: readonly ComboboxOption[], value: string | null) =>
  options.find((option) => option.value === value) ?? null;

/** Leaving and Escape close the list and nothing else: what was typed stays, nothing is chosen behind one's back. */
function keepWords(
  state: UseComboboxState<ComboboxOption>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
) {
  const { selectedItem, inputValue } = state;
  switch (type) {
    case on.InputBlur:
    case on.InputKeyDownEscape:
      return { ...changes, selectedItem, inputValue };
    case on.ControlledPropUpdatedSelectedItem:
      return { ...changes, inputValue };
    // A second tap into the words puts the caret there; it does not close the list.
    case on.InputClick:
      return { ...changes, isOpen: true };
    default:
      return changes;
  }
}
