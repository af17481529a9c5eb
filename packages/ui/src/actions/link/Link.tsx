import type { ComponentPropsWithRef } from 'react';
import { Anchor } from './Link.styles.ts';

/**
 * `underlined`: a link outside a sentence, 15 px, medium weight. `quiet`: 14 px. `inline`: inherits the font
 * of the sentence. `bare`: no underline, only where the position already identifies a link, as in navigation
 * and cards.
 */
export type LinkTone = 'underlined' | 'quiet' | 'inline' | 'bare';

/** Anchor props with a required `href`. */
export type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

export type LinkProps = AnchorProps & { tone?: LinkTone };

/** A text link: underlined, never coloured. */
export function Link({ tone = 'underlined', ...rest }: LinkProps) {
  return <Anchor $tone={tone} {...rest} />;
}
