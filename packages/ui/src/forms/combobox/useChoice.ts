import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useState } from 'react';
import { findByLabel, filterOptions, type ComboboxOption } from './options.ts';

type Settings = {
  id: string;
  options: readonly ComboboxOption[];
  value: string | null | undefined;
  defaultValue: string | null;
  onValueChange: ((value: string | null, option: ComboboxOption | null) => void) | undefined;
  /** Called before `onValueChange`. `matched` is true if the typed text is empty or matches an option. */
  onMatchChange: (matched: boolean) => void;
  onInputChange: ((typed: string) => void) | undefined;
  /** Whether the caller has already filtered the options by the typed text. */
  preFiltered: boolean;
  most: number;
};

const { stateChangeTypes: on } = useCombobox;

/**
 * State of a combobox: typed text, selected option and visible options. downshift handles the keys and the
 * ARIA attributes.
 */
export function useComboboxState({
  id,
  options,
  value,
  defaultValue,
  onValueChange,
  onMatchChange,
  onInputChange,
  preFiltered,
  most,
}: Settings) {
  // Stores the complete selected option, because the next list of options from the server may not contain it.
  const [cachedOption, setCachedOption] = useState(() => optionOf(options, value ?? defaultValue));
  const current = value === undefined ? (cachedOption?.value ?? null) : value;
  const chosen = cachedOption?.value === current ? cachedOption : optionOf(options, current);

  const [text, setText] = useState(chosen?.label ?? '');
  // The text in the input becomes the label of the current option when a form reset or the parent changes the
  // value. The same happens when the options load and contain the current value.
  const [lastValue, setLastValue] = useState(current);
  const hasValueChanged = lastValue !== current;
  if (hasValueChanged) setLastValue(current);
  if (chosen && cachedOption?.value !== chosen.value && (hasValueChanged || text === '')) {
    setCachedOption(chosen);
    setText(chosen.label);
  } else if (hasValueChanged && current === null && cachedOption) {
    setCachedOption(null);
    setText('');
  }

  const choose = (option: ComboboxOption | null) => {
    setCachedOption(option);
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
  const found = preFiltered ? options : filterOptions(options, typed);
  const visibleOptions = found.slice(0, most);

  const box = useCombobox<ComboboxOption>({
    id,
    inputId: id,
    items: visibleOptions,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    selectedItem: chosen,
    inputValue: text,
    // While the shopper types, the first match is highlighted, so that Enter selects it. If the shopper only
    // opens the list, the selected option is highlighted.
    ...(typed !== '' && { defaultHighlightedIndex: 0 }),
    stateReducer: preserveInput,
    onStateChange: ({ type: change, selectedItem }) => {
      if (change === on.InputBlur) {
        const matchedOption = chosen ? undefined : findByLabel(options, text);
        if (matchedOption) {
          choose(matchedOption);
          setText(matchedOption.label);
        }
      } else if (
        change === on.ItemClick ||
        change === on.InputKeyDownEnter ||
        change === on.InputKeyDownArrowUp
      ) {
        if (!selectedItem) return;
        choose(selectedItem);
        setText(selectedItem.label);
      }
    },
  });

  return { box, chosen, text, type, typed, visibleOptions, found: found.length };
}

const optionOf = (options: readonly ComboboxOption[], value: string | null) =>
  options.find((option) => option.value === value) ?? null;

/**
 * When the shopper leaves the field or presses Escape, only closes the list. The typed text stays, and the
 * highlighted option is not selected.
 */
function preserveInput(
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
    // A tap into the input moves the caret. The list stays open, although downshift would close it.
    case on.InputClick:
      return { ...changes, isOpen: true };
    default:
      return changes;
  }
}
