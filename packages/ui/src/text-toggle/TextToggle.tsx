import type { ComponentPropsWithRef } from 'react';
import { Control } from './TextToggle.styles.ts';

export type TextToggleProps = ComponentPropsWithRef<'button'> & {
  /** It is the one in force, or it is on. */
  pressed: boolean;
};

/**
 * A small choice in words, on or off: theme, language, currency. In the type around it. A submit button by default: a row of them is a form
 * that works without a script.
 */
export function TextToggle({ pressed, type = 'submit', ...rest }: TextToggleProps) {
  return <Control type={type} aria-pressed={pressed} {...rest} />;
}
