import type { ComponentPropsWithRef } from 'react';
import { Anchor } from './Link.styles.ts';

/**
 * `underlined` stands alone, 15 px medium; `quiet` is 14 px regular; `inline` takes the type of the sentence around it;
 * `bare` has no line and belongs where position already says "link": navigation, cards.
 */
export type LinkTone = 'underlined' | 'quiet' | 'inline' | 'bare';

/** What every link takes: an anchor's own props, and always somewhere to go. */
export type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

export type LinkProps = AnchorProps & { tone?: LinkTone };

/** Words that lead somewhere: underlined, never coloured. */
export function Link({ tone = 'underlined', ...rest }: LinkProps) {
  return <Anchor $tone={tone} {...rest} />;
}
