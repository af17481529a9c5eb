import { useLinkComponent, type AnchorProps } from '../link-provider/LinkProvider.tsx';
import { Anchor } from './TextLink.styles.ts';

/**
 * `underlined` stands alone, 15 px medium; `quiet` is 14 px regular; `inline` takes the type of the sentence around it;
 * `bare` has no line and belongs where position already says "link": navigation, cards.
 */
export type TextLinkTone = 'underlined' | 'quiet' | 'inline' | 'bare';

export type TextLinkProps = AnchorProps & { tone?: TextLinkTone };

/** Words that lead somewhere: underlined, never coloured. */
export function TextLink({ tone = 'underlined', ...rest }: TextLinkProps) {
  return <Anchor as={useLinkComponent()} $tone={tone} {...rest} />;
}
