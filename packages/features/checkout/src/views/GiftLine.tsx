import type { GiftOptions } from '@luxe/contract/calls';
import { giftSummary } from '@luxe/patterns/gift-summary';
import { copy } from '../data/copy.ts';
import { creditCopy } from '../data/creditCopy.ts';
import { ChoiceLine } from './ChoiceLine.tsx';

export type GiftLineProps = { options: GiftOptions; onShow: () => void };

/** Row of the gift options, with a button to change them. */
export function GiftLine({ options, onShow }: GiftLineProps) {
  const summary = giftSummary(options);
  const action = summary ? creditCopy.change : copy.add;
  return (
    <ChoiceLine
      icon="gift"
      title={copy.gift}
      note={summary || copy.giftNone}
      action={action}
      label={copy.giftAction(action)}
      onShow={onShow}
    />
  );
}
