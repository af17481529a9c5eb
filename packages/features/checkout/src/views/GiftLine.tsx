import type { GiftOptions } from '@luxe/contract/calls';
import { giftWords } from '@luxe/patterns/gift-words';
import { copy } from '../copy.ts';
import { creditCopy } from '../creditCopy.ts';
import { ChoiceLine } from './ChoiceLine.tsx';

export type GiftLineProps = { options: GiftOptions; onShow: () => void };

/** What is chosen of the order as a gift, and the way to change it. */
export function GiftLine({ options, onShow }: GiftLineProps) {
  const words = giftWords(options);
  const action = words ? creditCopy.change : copy.add;
  return (
    <ChoiceLine
      icon="gift"
      title={copy.gift}
      words={words || copy.giftNone}
      action={action}
      label={copy.giftAction(action)}
      onShow={onShow}
    />
  );
}
