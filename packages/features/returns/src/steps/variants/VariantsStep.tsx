import { Button } from '@luxe/ui/button';
import { RadioPanels } from '@luxe/ui/radio-panels';
import { Stack } from '@luxe/ui/stack';
import { useState, type FormEvent } from 'react';
import { copy as pageCopy } from '../../data/copy.ts';
import type { StepContent } from '../../data/stepContent.ts';
import { Product } from '../../views/Product.tsx';
import { StepPage } from '../../views/StepPage.tsx';
import { useFocusProblem } from '../../views/useFocusProblem.ts';
import { copy } from './copy.ts';
import { toVariantPanels } from './toVariantPanels.ts';

/** Step 3 of a replacement: the size or colour of each item, with its stock and price [ORD-07]. */
export function VariantsStep({ place, options, draft, onChange, onContinue }: StepContent) {
  const [isTried, setTried] = useState(false);
  const [region, focusProblem] = useFocusProblem();
  const chosen = options.lines.flatMap((line) => {
    const item = draft.items[line.transactionId];
    return item ? [{ line, item }] : [];
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen.every(({ item }) => item.replaceWith !== undefined)) return onContinue();
    setTried(true);
    focusProblem();
  }

  return (
    <StepPage {...place} title={copy.title}>
      <form onSubmit={submit} noValidate>
        <Stack gap={36} ref={region}>
          {chosen.map(({ line, item }) => (
            <Stack gap={20} key={line.transactionId}>
              <Product product={line} />
              <RadioPanels
                legend={copy.legend(`${line.productBrand} ${line.productName}`)}
                hideLegend
                value={item.replaceWith ?? ''}
                onValueChange={(replaceWith) =>
                  onChange({ items: { ...draft.items, [line.transactionId]: { ...item, replaceWith } } })
                }
                error={isTried && item.replaceWith === undefined ? copy.missing : undefined}
                options={toVariantPanels(line, item.quantity)}
              />
            </Stack>
          ))}
          <Button type="submit" block>
            {pageCopy.onward}
          </Button>
        </Stack>
      </form>
    </StepPage>
  );
}
