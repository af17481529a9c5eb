import type { ComponentPropsWithRef } from 'react';
import type { LinkTone } from '../link/Link.tsx';
import { Control } from './TextButton.styles.ts';

export type TextButtonProps = ComponentPropsWithRef<'button'> & { tone?: LinkTone };

/** A button that looks like a text link: "Change", "Remove", "Resend". Plain text while disabled. */
export function TextButton({ tone = 'quiet', type = 'button', ...rest }: TextButtonProps) {
  return <Control type={type} $tone={tone} {...rest} />;
}
