import { formatPaise, rupeesToPaise } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { Checkbox } from '@luxe/ui/checkbox';
import { Notice } from '@luxe/ui/notice';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState, type FormEvent } from 'react';
import { readAccountNumber } from '../../data/accountNumber.ts';
import { copy as pageCopy } from '../../data/copy.ts';
import { isFault, reasonsOf, type RefundTarget } from '../../data/draft.ts';
import type { StepContent } from '../../data/stepContent.ts';
import { isReport } from '../../data/steps.ts';
import { usePickupPlace } from '../method/usePickupPlace.ts';
import { useRefund } from '../refund/useRefund.ts';
import { Product } from '../../views/Product.tsx';
import { RefundPart } from '../refund/RefundPart.tsx';
import { StepPage } from '../../views/StepPage.tsx';
import { useFocusProblem } from '../../views/useFocusProblem.ts';
import { copy } from './copy.ts';
import { MethodPart } from './MethodPart.tsx';
import { NewItems } from './NewItems.tsx';
import { Section } from './Section.tsx';
import { useSendReturn } from './useSendReturn.ts';

export type SummaryStepProps = StepContent & {
  onPlaced: (returnCode: string) => void;
  now: () => Date;
};

/** The last step: everything that was chosen, with links to change it, and the button that sends it. */
export function SummaryStep({ place, options, draft, onPlaced, now }: SummaryStepProps) {
  const { orderCode } = place;
  const sendReturn = useSendReturn(orderCode, options, onPlaced);
  const [usual = 'source'] = options.refundTargets;
  const isReplacement = draft.kind === 'replacement';
  const [isUnused, setUnused] = useState(false);
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const pickup = usePickupPlace(draft);
  const [region, focusProblem] = useFocusProblem();
  const accountNumber = readAccountNumber(orderCode);
  const mustBeUnused = !reasonsOf(draft).every(isFault);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (mustBeUnused && !isUnused) {
      setProblem(copy.unusedMissing);
      return focusProblem();
    }
    // In a later task, so that a second press announces it again.
    setFailure('');
    if (pickup.state === 'gone' && !isReport(draft))
      return void setTimeout(() => setFailure(copy.addressGone));
    setBusy(true);
    const outcome = await sendReturn(draft);
    setBusy(false);
    if (!outcome.ok) setFailure(outcome.message);
  }

  return (
    <StepPage {...place} title={isReplacement ? copy.replaceTitle : copy.title}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap={28} ref={region}>
          <Items draft={draft} options={options} place={place} />
          {isReplacement ? (
            <NewItems place={place} options={options} draft={draft} />
          ) : (
            <Section
              title={copy.refund}
              edit={place.steps.includes('refundSource') ? copy.editRefund : ''}
              step="refundSource"
              orderCode={orderCode}
            >
              <Refund orderCode={orderCode} draft={draft} target={draft.refundTo ?? usual} now={now} />
            </Section>
          )}
          {!isReplacement && draft.refundTo === 'bank' && draft.bank && (
            <Section title={copy.bank} edit={copy.editBank} step="bankDetails" orderCode={orderCode}>
              <Text translate="no">
                {copy.account(draft.bank.holder, accountNumber.slice(-4), draft.bank.ifsc)}
              </Text>
            </Section>
          )}
          {!isReport(draft) && (
            <Section title={copy.method} edit={copy.editMethod} step="pickup" orderCode={orderCode}>
              <MethodPart draft={draft} pickup={pickup} lastDay={options.courier.lastDay} />
            </Section>
          )}
          {mustBeUnused && (
            <Checkbox
              label={copy.unused}
              checked={isUnused}
              error={problem || undefined}
              onChange={({ currentTarget }) => {
                setUnused(currentTarget.checked);
                setProblem('');
              }}
            />
          )}
          {failure && <Notice tone="error" live title={failure} />}
          <Button type="submit" block busy={isBusy} busyLabel={copy.sending}>
            {isReport(draft) ? copy.sendReport : isReplacement ? copy.sendReplacement : copy.send}
          </Button>
        </Stack>
      </form>
    </StepPage>
  );
}

function Refund({
  orderCode,
  draft,
  target,
  now,
}: Pick<SummaryStepProps, 'draft' | 'now'> & { orderCode: string; target: RefundTarget }) {
  return <RefundPart refund={useRefund(orderCode, draft, target)} now={now} />;
}

function Items({ draft, options, place }: Pick<SummaryStepProps, 'draft' | 'options' | 'place'>) {
  return (
    <Section title={copy.items} edit={copy.editReason} step="reason" orderCode={place.orderCode}>
      <Rows aria-label={copy.items}>
        {options.lines.map((line) => {
          const item = draft.items[line.transactionId];
          if (!item?.reason) return null;
          const photos = isFault(item.reason) ? draft.photos.length : 0;
          return (
            <li key={line.transactionId}>
              <Product
                product={{ ...line, productName: copy.count(line.productName, item.quantity) }}
                price={formatPaise(rupeesToPaise(line.price.doubleValue) * item.quantity)}
              >
                <Text size="sm" tone="secondary">
                  {copy.facts(pageCopy.reasons[item.reason], photos)}
                </Text>
              </Product>
            </li>
          );
        })}
      </Rows>
    </Section>
  );
}
