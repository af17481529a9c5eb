import { current } from '@luxe/contract/calls';
import { corporateGiftCardPath, giftCardCheckoutPath } from '@luxe/contract/gift-card-paths';
import { FailedPage } from '@luxe/patterns/state-page';
import { useCall, useSession } from '@luxe/resources';
import type { FormErrors } from '@luxe/ui/form';
import { useState } from 'react';
import { Bought } from './Bought.tsx';
import { initialValues, readDraft, saveDraft } from './data/buyDraft.ts';
import { copy } from './data/copy.ts';
import { toBuyModel } from './data/toModels.ts';
import type { BuyValues } from './data/types.ts';
import { useSaveCard } from './data/useSaveCard.ts';
import { BuyView } from './views/BuyView.tsx';
import { BuyLoading } from './views/States.tsx';

export type BuyScreenProps = {
  /** Shows the cards that the customer bought below the form. Default false. */
  hasBought?: boolean;
  /** Shows the payment of the saved card. */
  onContinue: (href: string) => void;
};

/**
 * `/gift-cards`, and `/my-account/buy-gift-cards` and `/my-account/g-giftcard` with the bought cards
 * [ACC-11].
 */
export function BuyScreen({ onContinue, hasBought = false }: BuyScreenProps) {
  const isCustomer = useSession().status === 'customer';
  const { data, error, retry } = useCall('giftCardOptions', {});
  const profile = useCall('customerProfile', isCustomer ? { params: { user: current } } : null);
  const save = useSaveCard();
  const [isPaying, setPaying] = useState(false);

  if (error && !data)
    return (
      <FailedPage heading={copy.title} title={copy.failedTitle} onRetry={retry}>
        {copy.failed}
      </FailedPage>
    );
  if (!data || (isCustomer && !profile.data && !profile.error)) return <BuyLoading />;

  const model = toBuyModel(data);
  const sender = profile.data && {
    senderName: profile.data.firstName,
    senderEmail: profile.data.primaryEmailId ?? '',
  };

  async function submit(values: BuyValues): Promise<FormErrors<BuyValues> | undefined> {
    setPaying(false);
    const outcome = await save(values);
    if (outcome.ok) return void onContinue(giftCardCheckoutPath);
    setPaying(outcome.reason === 'W4091');
    const field = fieldOf[outcome.reason];
    return field ? { fields: { [field]: outcome.message } } : { form: outcome.message };
  }

  return (
    <BuyView
      model={model}
      initial={initialValues(model)}
      readDraft={() => ({ ...sender, ...readDraft(model) })}
      onDraft={saveDraft}
      onSubmit={submit}
      corporateHref={corporateGiftCardPath}
      payHref={isPaying ? giftCardCheckoutPath : undefined}
    >
      {hasBought && isCustomer && <Bought />}
    </BuyView>
  );
}

/** Fields to which an error of the store belongs. */
const fieldOf: Readonly<Record<string, keyof BuyValues | undefined>> = {
  W4001: 'otherAmount',
  W4002: 'date',
  W4003: 'design',
  W4004: 'message',
};
