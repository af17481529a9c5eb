import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useState } from 'react';
import { findByLabel, filterOptions, type ComboboxOption } from './options.ts';

type Settings = {
  id: string;
  options: readonly ComboboxOption[];
  value: string | null | undefined;
  defaultValue: string | null;
  onValueChange: ((value: string | null, option: ComboboxOption | null) => void) | undefined;
  /** Called before `onValueChange` with whether the text matches an option or is empty. */
  onMatchChange: (matched: boolean) => void;
  onInputChange: ((typed: string) => void) | undefined;
  /** Whether the options already match the typed text. */
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
  // Stores the option itself, because the next list of options from the server may not contain it.
  const [cachedOption, setCachedOption] = useState(() => optionOf(options, value ?? defaultValue));
  const current = value === undefined ? (cachedOption?.value ?? null) : value;
  const chosen = cachedOption?.value === current ? cachedOption : optionOf(options, current);

  const [text, setText] = useState(chosen?.label ?? '');
  // The text changes with the value if a form reset or the parent sets the value. It also changes when the
  // option of the current value loads.
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
    // While typing, Enter selects the best match. An opened list starts at the selected option.
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

/** Leaving the field and Escape only close the list: the text stays and no option is selected. */
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
    // A second tap in the text places the caret and does not close the list.
    case on.InputClick:
      return { ...changes, isOpen: true };
    default:
      return changes;
  }
}
