import type { ComponentPropsWithRef } from 'react';
import type { TextLinkTone } from '../text-link/TextLink.tsx';
import { Control } from './TextButton.styles.ts';

export type TextButtonProps = ComponentPropsWithRef<'button'> & { tone?: TextLinkTone };

/** A small action in words: "Change", "Remove", "Resend". Disabled, it becomes plain text. */
export function TextButton({ tone = 'quiet', type = 'button', ...rest }: TextButtonProps) {
  return <Control type={type} $tone={tone} {...rest} />;
}
