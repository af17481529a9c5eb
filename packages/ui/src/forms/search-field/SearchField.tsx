import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../../typography/icon/Icon.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { Box, Input } from './SearchField.styles.ts';

export type SearchFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'children' | 'maxLength'
> & {
  /** Accessible name. Shoppers see only the placeholder. */
  label: string;
  /** Called by the clear button, which shows while `value` is not empty. */
  onClear?: () => void;
  /** Accessible name of the clear button. Default "Clear". */
  clearLabel?: string;
  /** `l` is for the search layer, in Caslon. Default `m`. */
  size?: 'm' | 'l';
  /** Content at the end of the field, such as a microphone button. */
  suffix?: ReactNode;
};

/**
 * A search input with a line below it and no box. It does not accept `maxLength`, because browsers count
 * UTF-16 units and may cut an emoji in half. A caller that needs a limit shortens the value itself.
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
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const hasText = typeof native.value === 'string' && native.value !== '';
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
      {onClear && hasText && <IconButton icon="close" label={clearLabel} size="s" onClick={onClear} />}
      {suffix}
    </Box>
  );
}
