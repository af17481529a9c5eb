import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Box, Input } from './SearchField.styles.ts';

export type SearchFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'children' | 'maxLength'
> & {
  /** Name for assistive technology; the placeholder is what is seen. */
  label: string;
  /** Shows a cross while there is something to clear. */
  onClear?: () => void;
  /** Name of that cross. Default "Clear". */
  clearLabel?: string;
  /** `l` is the one thing on its layer: words in Caslon. Default `m`. */
  size?: 'm' | 'l';
  /** More at the end, as a microphone. */
  suffix?: ReactNode;
};

/**
 * Where one types what one looks for: one line under it, no box. Without `maxLength`: browsers count UTF-16 units there, and cut an emoji in
 * half. What needs a limit cuts what is typed.
 */
export function SearchField({
  label,
  size = 'm',
  onClear,
  clearLabel = 'Clear',
  suffix,
  id,
  className,
  ...native
}: SearchFieldProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const filled = typeof native.value === 'string' && native.value !== '';
  return (
    <Box className={className} data-size={size} data-disabled={native.disabled || undefined}>
      <VisuallyHidden>
        <label htmlFor={inputId}>{label}</label>
      </VisuallyHidden>
      <Icon name="search" size={size === 'l' ? 'm' : 's'} />
      <Input
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        {...native}
        id={inputId}
        $size={size}
        type="search"
      />
      {onClear && filled && <IconButton icon="close" label={clearLabel} size="s" onClick={onClear} />}
      {suffix}
    </Box>
  );
}
