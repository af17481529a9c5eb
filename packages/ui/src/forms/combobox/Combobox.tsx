import { useId, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { Field, splitField, type BaseFieldProps } from '../field/Field.tsx';
import { useDebouncedText } from '../field/useDebouncedText.ts';
import { FieldPopup, PopupAnchor } from '../field-popup/FieldPopup.tsx';
import { Icon } from '../../typography/icon/Icon.tsx';
import { TextButton } from '../../actions/text-button/TextButton.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import { Box, ListMessage, Failed, Input, Toggle } from './Combobox.styles.ts';
import type { ComboboxOption } from './options.ts';
import { useComboboxState } from './useChoice.ts';

export type { ComboboxOption } from './options.ts';

/** Texts that the combobox itself shows or announces. The prop `labels` replaces them. */
export type ComboboxLabels = {
  /** Accessible name of the arrow button. */
  open: string;
  loading: string;
  failed: string;
  retry: string;
  /** Error that a form shows when the text matches no option. */
  unmatched: string;
  /** Shown when no option matches the text. */
  empty: (typed: string) => string;
  /** Announced when the list changes. */
  count: (found: number) => string;
  /** Shown under a truncated list. */
  more: (visible: number, found: number) => string;
};

const english: ComboboxLabels = {
  open: 'Show the list',
  loading: 'Loading',
  failed: 'The list could not be loaded.',
  retry: 'Try again',
  unmatched: 'Choose one from the list',
  empty: (typed) => `Nothing found for “${typed}”`,
  count: (found) => (found === 1 ? 'One result' : `${found} results`),
  more: (visible, found) => `Showing ${visible} of ${found}. Type to find others`,
};

export type ComboboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'list' | 'children'
> &
  BaseFieldProps & {
    options: readonly ComboboxOption[];
    /** Value of the selected option, null for none. Undefined makes the combobox uncontrolled. */
    value?: string | null;
    defaultValue?: string | null;
    /** Called with the selected option, and with null as soon as the text no longer matches that option. */
    onValueChange?: (value: string | null, option: ComboboxOption | null) => void;
    /**
     * Called on each change with the error of the combobox's own validation, or undefined. Connect this
     * callback to the rules of a form.
     */
    onProblemChange?: (problem: string | undefined) => void;
    /** Called with each change of the typed text, for example to load options. */
    onInputChange?: (typed: string) => void;
    /**
     * Whether `options` contains only options that match the typed text. By default, the combobox filters the
     * options by the beginnings of words.
     */
    preFiltered?: boolean;
    /** State of loading the options. Default "ready". */
    status?: 'ready' | 'loading' | 'failed';
    onRetry?: () => void;
    /** Largest number of options rendered at once. Default 100. */
    maxOptions?: number;
    labels?: Partial<ComboboxLabels>;
  };

/**
 * One option out of many, found by typing: cities, banks, brands. If there are few options, or the field must
 * work without scripts, use Select, which is native. The form submits the selected value under `name`.
 * Leaving the field keeps the typed text. Source: WAI-ARIA practices, Combobox with list autocomplete.
 */
export function Combobox({
  options,
  value,
  defaultValue = null,
  onValueChange,
  onProblemChange,
  onInputChange,
  preFiltered = false,
  status = 'ready',
  onRetry,
  maxOptions = 100,
  labels,
  name,
  ref,
  ...props
}: ComboboxProps) {
  const allLabels = { ...english, ...labels };
  const generated = useId();
  const id = props.id ?? generated;
  const { frame, control } = splitField({ ...props, id });
  const settings = {
    id,
    options,
    value,
    defaultValue,
    onValueChange,
    onMatchChange: (matched: boolean) => onProblemChange?.(matched ? undefined : allLabels.unmatched),
    onInputChange,
    preFiltered,
    most: maxOptions,
  };
  const { box, chosen, type, typed, visibleOptions, found } = useComboboxState(settings);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const open = box.isOpen && status !== 'failed' && !control.readOnly;
  // If there is no option to show, a message replaces the listbox and is announced.
  const isListOpen = open && visibleOptions.length > 0;
  const listMessage = listMessageOf(status, visibleOptions.length, found, typed, allLabels);
  const announcement = useDebouncedText(open ? (listMessage.text ?? allLabels.count(found)) : undefined);

  return (
    <Field {...frame}>
      {(wiring) => (
        <>
          <PopupAnchor>
            <Box data-invalid={wiring['aria-invalid']} data-disabled={control.disabled || undefined}>
              <Input
                autoCapitalize="off"
                autoCorrect="off"
                spellCheck={false}
                {...box.getInputProps({
                  ...control,
                  ...wiring,
                  ref: input,
                  'aria-labelledby': undefined,
                  'aria-expanded': isListOpen,
                  ...(!isListOpen && { 'aria-activedescendant': undefined }),
                  onChange: (event) => type(event.currentTarget.value),
                })}
              />
              <Toggle
                type="button"
                {...box.getToggleButtonProps({
                  'aria-label': allLabels.open,
                  'aria-expanded': isListOpen,
                  disabled: control.disabled,
                })}
              >
                <Icon name="chevron-down" size="s" />
              </Toggle>
            </Box>
            {/* A press on the text or scroll bar of the list must not take focus from the input. */}
            <FieldPopup
              open={open}
              fit="control"
              onEscape={box.closeMenu}
              onMouseDown={(event) => event.preventDefault()}
            >
              <ComboboxList
                combobox={box}
                label={frame.label}
                options={visibleOptions}
                typed={typed}
                chosen={chosen}
              />
              {listMessage.text && (
                <ListMessage data-alone={visibleOptions.length === 0 || undefined}>
                  {listMessage.text}
                </ListMessage>
              )}
            </FieldPopup>
          </PopupAnchor>
          {name && (
            <input type="hidden" name={name} value={chosen?.value ?? ''} disabled={control.disabled} />
          )}
          {status === 'failed' && (
            <Failed role="status" $tone="error">
              <Icon name="warning" size="s" />
              <span>
                {allLabels.failed} {onRetry && <TextButton onClick={onRetry}>{allLabels.retry}</TextButton>}
              </span>
            </Failed>
          )}
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}

/** Returns the message that is shown instead of the options, or under a truncated list of options. */
function listMessageOf(
  status: 'ready' | 'loading' | 'failed',
  visibleCount: number,
  found: number,
  typed: string,
  labels: ComboboxLabels,
): { text?: string } {
  if (status === 'loading') return { text: labels.loading };
  if (visibleCount === 0) return { text: labels.empty(typed) };
  if (visibleCount < found) return { text: labels.more(visibleCount, found) };
  return {};
}
