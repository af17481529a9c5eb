import type { GiftOptions } from '@luxe/contract/calls';
import { giftSummary } from '@luxe/patterns/gift-summary';
import { ChoiceLine } from '../ChoiceLine.tsx';
import { copy } from './copy.ts';

export type GiftLineProps = { options: GiftOptions; onShow: () => void };

/** Row of the gift options, with a button to change them. */
export function GiftLine({ options, onShow }: GiftLineProps) {
  const summary = giftSummary(options);
  const action = summary ? copy.gift.change : copy.gift.add;
  return (
    <ChoiceLine
      icon="gift"
      title={copy.gift.title}
      note={summary || copy.gift.none}
      action={action}
      label={copy.gift.action(action)}
      onShow={onShow}
    />
  );
}
