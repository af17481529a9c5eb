import type { GiftOptions } from '@luxe/contract/calls';
import { giftSummary } from '@luxe/patterns/gift-summary';
import { ChoiceLine } from '../ChoiceLine.tsx';
import { copy } from './copy.ts';

export type GiftLineProps = { options: GiftOptions; onShow: () => void };

/** Row of the gift options, with a button to change them. */
export function GiftLine({ options, onShow }: GiftLineProps) {
  const summary = giftSummary(options);
  const action = summary ? copy.changeGift : copy.addGift;
  return (
    <ChoiceLine
      icon="gift"
      title={copy.giftTitle}
      note={summary || copy.noGift}
      action={action}
      label={copy.giftAction(action)}
      onShow={onShow}
    />
  );
}
