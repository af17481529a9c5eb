import type { ComponentPropsWithRef } from 'react';
import type { LinkTone } from '../link/Link.tsx';
import { Control } from './TextButton.styles.ts';

export type TextButtonProps = ComponentPropsWithRef<'button'> & { tone?: LinkTone };

/** A small action in words: "Change", "Remove", "Resend". Disabled, it becomes plain text. */
export function TextButton({ tone = 'quiet', type = 'button', ...rest }: TextButtonProps) {
  return <Control type={type} $tone={tone} {...rest} />;
}
