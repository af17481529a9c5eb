import type { Address } from '@luxe/contract/calls';
import { formatPhone, fullName } from '@luxe/format';
import { AddressCard, addressLine } from '@luxe/patterns/address-card';
import type { PincodeLookUp } from '@luxe/patterns/address-fields';
import type { AddressValues } from '@luxe/patterns/address-values';
import { NumberedSection } from '@luxe/patterns/numbered-section';
import { moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { Notice } from '@luxe/ui/notice';
import { RadioPanels } from '@luxe/ui/radio-panels';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { copy } from './copy.ts';
import { AddressForm } from '@luxe/patterns/address-form';

export type AddressActions = {
  onChoose: (addressId: string) => Promise<boolean>;
  onSave: (
    values: AddressValues,
    changed?: Address,
  ) => Promise<{ ok: true } | { ok: false; message: string }>;
  onRemove: (address: Address) => Promise<{ ok: true } | { ok: false; message: string }>;
  lookUp: PincodeLookUp;
  /** Initial values of a new address. */
  start?: Partial<AddressValues> | undefined;
};

export type AddressStepProps = AddressActions & {
  addresses: readonly Address[];
  /** The selected address; undefined when there is none yet. */
  address: Address | undefined;
  /** Why the last choice failed; empty when it succeeded. */
  problem: string;
  /** Delivery days and options. */
  children?: ReactNode;
};

type Mode = { kind: 'folded' } | { kind: 'choosing' } | { kind: 'form'; address?: Address };

/**
 * Step 1: the shopper chooses a saved address or enters a new one. After that, the step shows only the chosen
 * address.
 */
export function AddressStep({ addresses, address, problem, children, ...actions }: AddressStepProps) {
  const [mode, setMode] = useState<Mode>({ kind: address ? 'folded' : 'form' });
  const section = useFocusAfter(mode.kind);
  const isForm = mode.kind === 'form' || !address;
  const isEdit = mode.kind === 'form' && mode.address;

  return (
    <NumberedSection
      ref={section}
      data-address={isForm ? (isEdit ? 'edit' : 'new') : mode.kind}
      number={1}
      title={copy.deliverTo}
      aside={<StepAside mode={isForm ? 'form' : mode.kind} onMode={setMode} />}
    >
      {isForm ? (
        <AddressForm
          key={mode.kind === 'form' ? mode.address?.addressId : undefined}
          address={mode.kind === 'form' ? mode.address : undefined}
          initialValues={actions.start}
          lookUp={actions.lookUp}
          onCancel={addresses.length > 0 ? () => setMode({ kind: 'choosing' }) : undefined}
          onSave={async (values) => {
            const outcome = await actions.onSave(values, mode.kind === 'form' ? mode.address : undefined);
            if (outcome.ok) setMode({ kind: 'folded' });
            return outcome;
          }}
        />
      ) : mode.kind === 'folded' ? (
        <Rows as="div" padding="m">
          <AddressCard address={address} />
        </Rows>
      ) : (
        <SavedAddresses
          addresses={addresses}
          address={address}
          onChoose={actions.onChoose}
          onRemove={actions.onRemove}
          onEdit={(one) => setMode({ kind: 'form', address: one })}
          onDone={() => setMode({ kind: 'folded' })}
        />
      )}
      {problem && <Notice tone="error" live title={problem} />}
      {children}
    </NumberedSection>
  );
}

/**
 * When the step changes to another mode, such as the address form, the button that the shopper pressed is
 * gone. The focus therefore moves to the first control of the new mode. If the shopper moves the focus
 * elsewhere during a save, the focus stays there.
 */
function useFocusAfter(kind: Mode['kind']) {
  const section = useRef<HTMLElement>(null);
  const last = useRef(kind);
  useEffect(() => {
    if (last.current === kind) return;
    last.current = kind;
    const first = section.current?.querySelector<HTMLElement>(firstControl[kind]);
    moveFocus(first, { from: first ?? null });
  }, [kind]);
  return section;
}

const firstControl: Record<Mode['kind'], string> = {
  folded: 'button',
  choosing: 'input:checked',
  form: 'input',
};

function StepAside({ mode, onMode }: { mode: Mode['kind']; onMode: (mode: Mode) => void }) {
  if (mode === 'form') return null;
  return (
    <Stack direction="row" gap={20} wrap>
      {mode === 'folded' && (
        <TextButton
          onClick={() => onMode({ kind: 'choosing' })}
          aria-label={copy.editSection(copy.deliverTo)}
        >
          {copy.edit}
        </TextButton>
      )}
      {mode === 'choosing' && (
        <TextButton onClick={() => onMode({ kind: 'form' })}>{copy.addAddress}</TextButton>
      )}
    </Stack>
  );
}

type SavedAddressesProps = Pick<AddressActions, 'onChoose' | 'onRemove'> & {
  addresses: readonly Address[];
  address: Address;
  onEdit: (address: Address) => void;
  onDone: () => void;
};

function SavedAddresses({ addresses, address, onChoose, onRemove, onEdit, onDone }: SavedAddressesProps) {
  const [failure, setFailure] = useState('');
  const nameOf = (address: Address) => fullName(address);

  async function remove(one: Address) {
    setFailure('');
    const outcome = await onRemove(one);
    if (!outcome.ok) setFailure(outcome.message);
  }

  return (
    <>
      <RadioPanels
        layout="boxes"
        legend={copy.savedAddresses}
        hideLegend
        value={address.addressId}
        onValueChange={(id) => void onChoose(id)}
        options={addresses.map((one) => ({
          value: one.addressId,
          label: (
            <>
              <span translate="no">{`${nameOf(one)} `}</span>
              <Text as="span" tone="secondary" weight="regular">
                {one.addressType}
              </Text>
            </>
          ),
          note: (
            <>
              <span translate="no">{addressLine(one)}</span>
              <br />
              <span translate="no">{formatPhone(one.phone)}</span>
            </>
          ),
          actions: (
            <Stack direction="row" gap={20} wrap>
              <TextButton onClick={() => onEdit(one)} aria-label={copy.editAddress(nameOf(one))}>
                {copy.edit}
              </TextButton>
              {addresses.length > 1 && (
                <TextButton onClick={() => void remove(one)} aria-label={copy.removeAddress(nameOf(one))}>
                  {copy.remove}
                </TextButton>
              )}
            </Stack>
          ),
        }))}
      />
      {failure && <Notice tone="error" live title={failure} />}
      <div>
        <Button emphasis="secondary" onClick={onDone}>
          {copy.deliverHere}
        </Button>
      </div>
    </>
  );
}
