import { addressLine } from '@luxe/patterns/address-card';
import { formatPrice } from '@luxe/patterns/price-block';
import { Button } from '@luxe/ui/button';
import { RadioPanels, type RadioPanel } from '@luxe/ui/radio-panels';
import { Stack } from '@luxe/ui/stack';
import { useState } from 'react';
import { copy as pageCopy } from '../../data/copy.ts';
import type { ReturnDraft, ReturnMethod } from '../../data/draft.ts';
import type { StepContent } from '../../data/stepContent.ts';
import { StepPage } from '../../views/StepPage.tsx';
import { useFocusProblem } from '../../views/useFocusProblem.ts';
import { copy } from './copy.ts';
import { CourierSteps } from './CourierSteps.tsx';
import { PickupFields, type PickupProblems } from './PickupFields.tsx';
import { StoreFields } from './StoreFields.tsx';
import { usePickup, type Pickup } from './usePickup.ts';

type Problems = PickupProblems & { method?: string; store?: string };

const methods: readonly ReturnMethod[] = ['schedulePickup', 'quickDrop', 'selfCourier'];

/** Step 4: how the items come back [ORD-06]. */
export function MethodStep({ place, options, draft, onChange, onContinue }: StepContent) {
  const pickup = usePickup(place.orderCode, options, draft);
  const [problems, setProblems] = useState<Problems>({});
  const [region, focusProblem] = useFocusProblem();
  const { courier, pickupDays, pickupAddress } = options;

  const change: typeof onChange = (values) => {
    setProblems({});
    onChange(values);
  };
  function proceed() {
    const found = methodProblems(draft, pickup);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusProblem();
    if (draft.method === 'schedulePickup' && pickup.address)
      onChange({ addressId: pickup.address.addressId, place: addressLine(pickup.address) });
    onContinue();
  }

  const panels: RadioPanel[] = [
    {
      value: 'schedulePickup',
      label: pageCopy.methods.schedulePickup,
      note: pickupDays.length > 0 || pickup.days?.length !== 0 ? copy.pickup : copy.noPickup,
      children: <PickupFields pickup={pickup} draft={draft} problems={problems} onChange={change} />,
    },
    {
      value: 'quickDrop',
      label: pageCopy.methods.quickDrop,
      note: copy.drop,
      children: (
        <StoreFields
          pincode={draft.storePincode ?? pickupAddress.postalCode}
          draft={draft}
          problem={problems.store}
          onChange={change}
        />
      ),
    },
    {
      value: 'selfCourier',
      label: pageCopy.methods.selfCourier,
      disabled: courier.sendTo.length === 0,
      note: courier.sendTo.length === 0 ? copy.noCourier : copy.courier(formatPrice(courier.repayLimit)),
      children: <CourierSteps {...courier} />,
    },
  ];

  return (
    <StepPage {...place} title={copy.title}>
      <Stack gap={28} ref={region}>
        <RadioPanels
          legend={copy.legend}
          hideLegend
          value={draft.method ?? ''}
          onValueChange={(chosen) => change({ method: methods.find((method) => method === chosen) })}
          error={problems.method}
          options={panels}
        />
        <Button onClick={proceed} block>
          {pageCopy.onward}
        </Button>
      </Stack>
    </StepPage>
  );
}

/** What is missing for the chosen method; empty when nothing is. */
function methodProblems({ method, day, slot, store }: ReturnDraft, { address, days }: Pickup): Problems {
  if (method === 'quickDrop') return store ? {} : { store: copy.storeMissing };
  if (method !== 'schedulePickup') return method === 'selfCourier' ? {} : { method: copy.methodMissing };
  const isPossible = days?.some((one) => one.day === day && one.isAvailable) ?? false;
  return {
    ...(!address && { address: copy.addressMissing }),
    ...(!isPossible && { day: copy.dayMissing }),
    ...(!slot && { slot: copy.timeMissing }),
  };
}
