import { Button } from '@luxe/ui/button';
import { RadioPanels } from '@luxe/ui/radio-panels';
import { Stack } from '@luxe/ui/stack';
import { useState, type FormEvent } from 'react';
import { copy as pageCopy } from '../../data/copy.ts';
import type { StepContent } from '../../data/stepContent.ts';
import { useRefund } from './useRefund.ts';
import { RefundPart } from './RefundPart.tsx';
import { StepPage } from '../../views/StepPage.tsx';
import { useFocusProblem } from '../../views/useFocusProblem.ts';
import { copy } from './copy.ts';

/** Step 3: where the money goes, with the amounts of each source [ORD-05] [ORD-09]. */
export function RefundStep({
  place,
  options: { refundTargets },
  draft,
  onChange,
  onContinue,
  now,
}: StepContent & { now: () => Date }) {
  const [problem, setProblem] = useState('');
  const [region, focusProblem] = useFocusProblem();
  const [usual = 'source'] = refundTargets;
  const refund = useRefund(place.orderCode, draft, draft.refundTo ?? usual);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (draft.refundTo === undefined) {
      setProblem(copy.missing);
      return focusProblem();
    }
    onContinue();
  }

  return (
    <StepPage {...place} title={copy.title}>
      <form onSubmit={submit} noValidate>
        <Stack gap={28} ref={region}>
          <RadioPanels
            legend={copy.legend}
            hideLegend
            value={draft.refundTo ?? ''}
            onValueChange={(chosen) => {
              setProblem('');
              onChange({ refundTo: refundTargets.find((target) => target === chosen) });
            }}
            error={problem || undefined}
            options={refundTargets.map((target) => ({
              value: target,
              label: pageCopy.targets[target],
              note: copy.notes[target],
            }))}
          />
          <RefundPart refund={refund} now={now} />
          <Button type="submit" block>
            {pageCopy.onward}
          </Button>
        </Stack>
      </form>
    </StepPage>
  );
}
