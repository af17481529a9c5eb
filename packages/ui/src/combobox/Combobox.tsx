import { useId, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { Field, splitField, type FieldWords } from '../field/Field.tsx';
import { useStill } from '../field/useStill.ts';
import { FieldPopup, PopupAnchor } from '../field-popup/FieldPopup.tsx';
import { Icon } from '../icon/Icon.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import { Box, Face, Failed, Input, Toggle } from './Combobox.styles.ts';
import type { ComboboxOption } from './options.ts';
import { useChoice } from './useChoice.ts';

export type { ComboboxOption } from './options.ts';

/** What the combobox says by itself. */
export type ComboboxWords = {
  /** Name of the arrow. */
  open: string;
  loading: string;
  failed: string;
  retry: string;
  /** What was typed names none of them: for the rules of a form. */
  unmatched: string;
  /** Nothing found for what was typed. */
  empty: (typed: string) => string;
  /** Announced as the list changes. */
  count: (found: number) => string;
  /** Under a list that is cut short. */
  more: (shown: number, found: number) => string;
};

const english: ComboboxWords = {
  open: 'Show the list',
  loading: 'Looking',
  failed: 'The list could not be loaded.',
  retry: 'Try again',
  unmatched: 'Choose one from the list',
  empty: (typed) => `Nothing found for “${typed}”`,
  count: (found) => (found === 1 ? 'One result' : `${found} results`),
  more: (shown, found) => `The first ${shown} of ${found}. Type to see others`,
};

export type ComboboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'list' | 'children'
> &
  FieldWords & {
    options: readonly ComboboxOption[];
    /** Value of the chosen option, null for none. Undefined: it keeps its own. */
    value?: string | null;
    defaultValue?: string | null;
    /** Null as soon as the words no longer name what was chosen. */
    onValueChange?: (value: string | null, option: ComboboxOption | null) => void;
    /** What the field itself finds wrong, in words, with each change: for the rules of a form. */
    onProblemChange?: (words: string | undefined) => void;
    /** Each change of the words typed: the moment to ask the shop for options. */
    onInputChange?: (typed: string) => void;
    /** The options given answer what was typed already. Default: it narrows them itself, by the beginnings of words. */
    narrowed?: boolean;
    /** Where asking the shop stands. Default "ready". */
    status?: 'ready' | 'loading' | 'failed';
    onRetry?: () => void;
    /** Most lines drawn at once. Default 100. */
    most?: number;
    words?: Partial<ComboboxWords>;
  };

/**
 * One of many, found by typing: cities, banks, brands. Few options are a Select, which is native; what must work before
 * scripts is a Select too. The chosen value is sent with its form under `name`. Leaving keeps what was typed.
 * Source: WAI-ARIA practices, Combobox with list autocomplete.
 */
export function Combobox({
  options,
  value,
  defaultValue = null,
  onValueChange,
  onProblemChange,
  onInputChange,
  narrowed = false,
  status = 'ready',
  onRetry,
  most = 100,
  words,
  name,
  ref,
  ...props
}: ComboboxProps) {
  const say = { ...english, ...words };
  const generated = useId();
  const id = props.id ?? generated;
  const { frame, control } = splitField({ ...props, id });
  const settings = {
    id,
    options,
    value,
    defaultValue,
    onValueChange,
    onMatchChange: (matched: boolean) => onProblemChange?.(matched ? undefined : say.unmatched),
    onInputChange,
    narrowed,
    most,
  };
  const { box, chosen, type, typed, shown, found } = useChoice(settings);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const open = box.isOpen && status !== 'failed' && !control.readOnly;
  // Without options there is no list to speak of: the words in its place are announced.
  const listed = open && shown.length > 0;
  const face = faceOf(status, shown.length, found, typed, say);
  const spoken = useStill(open ? (face.words ?? say.count(found)) : undefined);

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
                  'aria-expanded': listed,
                  ...(!listed && { 'aria-activedescendant': undefined }),
                  onChange: (event) => type(event.currentTarget.value),
                })}
              />
              <Toggle
                type="button"
                {...box.getToggleButtonProps({
                  'aria-label': say.open,
                  'aria-expanded': listed,
                  disabled: control.disabled,
                })}
              >
                <Icon name="chevron-down" size="s" />
              </Toggle>
            </Box>
            {/* A press on words or scroll bar of the list takes no focus from the input. */}
            <FieldPopup
              open={open}
              fit="control"
              onEscape={box.closeMenu}
              onMouseDown={(event) => event.preventDefault()}
            >
              <ComboboxList box={box} label={frame.label} options={shown} typed={typed} chosen={chosen} />
              {face.words && <Face data-alone={shown.length === 0 || undefined}>{face.words}</Face>}
            </FieldPopup>
          </PopupAnchor>
          {name && (
            <input type="hidden" name={name} value={chosen?.value ?? ''} disabled={control.disabled} />
          )}
          {status === 'failed' && (
            <Failed role="status" $tone="error">
              <Icon name="warning" size="s" />
              <span>
                {say.failed} {onRetry && <TextButton onClick={onRetry}>{say.retry}</TextButton>}
              </span>
            </Failed>
          )}
          <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}

/** The line that stands in place of options, or under them. */
function faceOf(
  status: 'ready' | 'loading' | 'failed',
  shown: number,
  found: number,
  typed: string,
  say: ComboboxWords,
): { words?: string } {
  if (status === 'loading') return { words: say.loading };
  if (shown === 0) return { words: say.empty(typed) };
  if (shown < found) return { words: say.more(shown, found) };
  return {};
}
