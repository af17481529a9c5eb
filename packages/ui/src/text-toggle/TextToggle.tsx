import type { ComponentPropsWithRef } from 'react';
import { Control } from './TextToggle.styles.ts';

export type TextToggleProps = ComponentPropsWithRef<'button'> & {
  /** Whether the option is selected or on. */
  pressed: boolean;
};

/**
 * A text button that is on or off, for options such as theme, language or currency. Inherits the font. A
 * submit button by default, so that a row of them is a form that works without script.
 */
export function TextToggle({ pressed, type = 'submit', ...rest }: TextToggleProps) {
  return <Control type={type} aria-pressed={pressed} {...rest} />;
}
