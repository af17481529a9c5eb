import type { giftCardTones } from '@luxe/contract/gift-card-values';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { Wordmark } from '@luxe/ui/wordmark';
import { Amount, Content, Foot, Root, Words } from './GiftCardFace.styles.ts';

/** The colours of the card. `paper` is light in both themes, the others are dark. */
export type GiftCardTone = (typeof giftCardTones)[number];

export type GiftCardFaceProps = {
  tone: GiftCardTone;
  /** URL of a picture that fills the card; undefined for a plain card. */
  picture?: string | undefined;
  /** `tile`: only the name of the shop, for a choice of designs. Default `card`. */
  size?: 'card' | 'tile';
  /** The personal message; empty for none. */
  message?: string;
  /** Both names: "Meera, from Ananya". */
  names?: string;
  /** The formatted amount. */
  amount?: string;
  /** Accessible name of the card, such as "Preview". Undefined for a decorative card. */
  label?: string | undefined;
};

/** A gift card as its recipient sees it. */
export function GiftCardFace({
  tone,
  picture,
  size = 'card',
  message = '',
  names = '',
  amount,
  label,
}: GiftCardFaceProps) {
  const isTile = size === 'tile';
  return (
    <Root
      $tone={tone}
      data-theme={tone === 'paper' ? 'light' : 'dark'}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {picture && <img src={picture} alt="" decoding="async" />}
      <Content $isTile={isTile} $isPictured={picture !== undefined}>
        <Wordmark size={isTile ? 'xs' : 's'} decorative />
        {!isTile && (
          <Words>
            {message && (
              <Text as="blockquote" voice="editor" size="xl" dir="auto">
                {message}
              </Text>
            )}
            <Foot>
              <Text as="span" size="sm" tone="secondary" dir="auto">
                {names}
              </Text>
              {amount && (
                <Amount>
                  <VisuallyHidden>Amount</VisuallyHidden> <span>{amount}</span>
                </Amount>
              )}
            </Foot>
          </Words>
        )}
      </Content>
    </Root>
  );
}
