import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Box, Input } from './SearchField.styles.ts';

export type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> & {
  /** Name for assistive technology; the placeholder is what is seen. */
  label: string;
  /** Shows a cross while there is something to clear. */
  onClear?: () => void;
  /** Name of that cross. Default "Clear". */
  clearLabel?: string;
  /** More at the end, as a microphone. */
  suffix?: ReactNode;
};

/** Where one types what one looks for: at most 51 letters, one line under it, no box. */
export function SearchField({
  label,
  onClear,
  clearLabel = 'Clear',
  suffix,
  id,
  className,
  maxLength = 51,
  ...native
}: SearchFieldProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const filled = typeof native.value === 'string' && native.value !== '';
  return (
    <Box className={className} data-disabled={native.disabled || undefined}>
      <VisuallyHidden>
        <label htmlFor={inputId}>{label}</label>
      </VisuallyHidden>
      <Icon name="search" size="s" />
      <Input
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        {...native}
        id={inputId}
        type="search"
        maxLength={maxLength}
      />
      {onClear && filled && <IconButton icon="close" label={clearLabel} size="s" onClick={onClear} />}
      {suffix}
    </Box>
  );
}
