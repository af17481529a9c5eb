import type { ComponentPropsWithRef } from 'react';
import { Control } from './TextToggle.styles.ts';

export type TextToggleProps = ComponentPropsWithRef<'button'> & {
  /** Whether the option is selected or on. */
  pressed: boolean;
};

/**
 * A text button that is on or off, for options such as theme, language or currency. Inherits the font. The
 * default type is `submit`, so that a form with a row of these buttons works without scripts.
 */
export function TextToggle({ pressed, type = 'submit', ...rest }: TextToggleProps) {
  return <Control type={type} aria-pressed={pressed} {...rest} />;
}
