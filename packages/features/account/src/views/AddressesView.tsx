import type { Address } from '@luxe/contract/calls';
import { fullName } from '@luxe/format';
import { AddressCard, addressLine } from '@luxe/patterns/address-card';
import type { PincodeLookUp } from '@luxe/patterns/address-fields';
import { AddressForm } from '@luxe/patterns/address-form';
import type { AddressValues } from '@luxe/patterns/address-values';
import { moveFocus } from '@luxe/ui/focus';
import { AlertDialog } from '@luxe/ui/alert-dialog';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useRef, useState, type Ref } from 'react';
import { copy } from '../data/copy.ts';
import type { ChangeOutcome } from '../data/attemptChange.ts';
import { Cards, FormColumn } from './Account.styles.ts';

export type AddressesViewProps = {
  /** The default address comes first. */
  addresses: readonly Address[];
  lookUp: PincodeLookUp;
  /** Initial values of a new address. */
  start?: Partial<AddressValues> | undefined;
  onSave: (values: AddressValues, changed?: Address) => Promise<ChangeOutcome>;
  onMakeDefault: (address: Address) => Promise<ChangeOutcome>;
  onRemove: (address: Address) => Promise<ChangeOutcome>;
};

type Open = { kind: 'none' } | { kind: 'form'; address?: Address } | { kind: 'removing'; address: Address };

/** Lists, adds, edits and, after confirmation, removes addresses [ACC-02]. */
export function AddressesView({
  addresses,
  lookUp,
  start,
  onSave,
  onMakeDefault,
  onRemove,
}: AddressesViewProps) {
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const [announcement, setAnnouncement] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const isRemoved = useRef(false);
  // The key of the button that opened the form. When the shopper cancels the form, the list renders again,
  // and that button receives the focus.
  const returnTo = useRef<string>(undefined);
  const restoreFocusTo = (opener: string) => (button: HTMLButtonElement | null) => {
    if (!button || returnTo.current !== opener) return;
    returnTo.current = undefined;
    moveFocus(button);
  };
  const cancelForm = (opener: string) => {
    returnTo.current = opener;
    setOpen({ kind: 'none' });
    setAnnouncement('');
  };
  // Moves the focus to the heading, because the form or dialog that contained the pressed button is gone.
  const finish = (message: string) => {
    setOpen({ kind: 'none' });
    setAnnouncement(message);
    moveFocus(title.current, { from: title.current?.closest('main') ?? null });
  };
  const bookCopy = copy.addressBook;

  return (
    <Page gap={36}>
      <div>
        <Heading level={1} ref={title} tabIndex={-1}>
          {copy.addresses}
        </Heading>
        {addresses.length === 0 && open.kind !== 'form' && <Text tone="secondary">{bookCopy.empty}</Text>}
      </div>
      {open.kind === 'form' ? (
        <FormColumn ref={focusFirstField}>
          <AddressForm
            address={open.address}
            headingLevel={2}
            initialValues={start}
            lookUp={lookUp}
            onCancel={() => cancelForm(open.address?.addressId ?? addButtonKey)}
            onSave={async (values) => {
              const outcome = await onSave(values, open.address);
              if (outcome.ok) finish(bookCopy.saved);
              return outcome;
            }}
          />
        </FormColumn>
      ) : (
        <>
          <div>
            <Button
              ref={restoreFocusTo(addButtonKey)}
              emphasis="secondary"
              onClick={() => setOpen({ kind: 'form' })}
            >
              {bookCopy.add}
            </Button>
          </div>
          {addresses.length > 0 && (
            <Cards aria-label={bookCopy.list} role="list">
              {addresses.map((address) => (
                <li key={address.addressId}>
                  <AddressCard
                    address={address}
                    action={
                      <CardActions
                        address={address}
                        editRef={restoreFocusTo(address.addressId)}
                        onEdit={() => setOpen({ kind: 'form', address })}
                        onRemove={() => setOpen({ kind: 'removing', address })}
                        onMakeDefault={async () => {
                          const outcome = await onMakeDefault(address);
                          finish(outcome.ok ? bookCopy.isDefault : outcome.message);
                        }}
                      />
                    }
                  />
                </li>
              ))}
            </Cards>
          )}
        </>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {open.kind === 'removing' && (
        <AlertDialog
          open
          onOpenChange={(next) => !next && setOpen({ kind: 'none' })}
          title={bookCopy.removeTitle}
          description={bookCopy.removeText}
          confirmLabel={bookCopy.confirm}
          busyLabel={copy.removing}
          cancelLabel={copy.cancel}
          onCloseAutoFocus={(event) => {
            // After a removal, the heading receives the focus, because the button that opened the dialog is
            // gone with its address.
            if (!isRemoved.current) return;
            isRemoved.current = false;
            event.preventDefault();
            moveFocus(title.current);
          }}
          onConfirm={async () => {
            const outcome = await onRemove(open.address);
            if (!outcome.ok) return outcome.message;
            finish(bookCopy.removed);
            isRemoved.current = true;
            return undefined;
          }}
        >
          <Text tone="secondary">{addressLine(open.address)}</Text>
        </AlertDialog>
      )}
    </Page>
  );
}

/** Focus key of the "Add" button. Every other button has the id of its address as its key. */
const addButtonKey = 'adding';

const focusFirstField = (form: HTMLElement | null) => moveFocus(form?.querySelector('input'));

type CardActionsProps = {
  address: Address;
  editRef: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onRemove: () => void;
  onMakeDefault: () => Promise<void>;
};

/** Accessible names include the first address line, because two addresses can have the same name. */
function CardActions({ address, editRef, onEdit, onRemove, onMakeDefault }: CardActionsProps) {
  const [busy, setBusy] = useState(false);
  const name = fullName(address);
  const { addressBook: bookCopy } = copy;
  return (
    <>
      <TextButton ref={editRef} onClick={onEdit} aria-label={bookCopy.editOf(name, address.line1)}>
        {copy.edit}
      </TextButton>
      <TextButton onClick={onRemove} aria-label={bookCopy.removeOf(name, address.line1)}>
        {copy.remove}
      </TextButton>
      {!address.defaultAddress && (
        <TextButton
          disabled={busy}
          onClick={() => {
            setBusy(true);
            void onMakeDefault().then(() => setBusy(false));
          }}
          aria-label={bookCopy.makeDefaultOf(name, address.line1)}
        >
          {bookCopy.makeDefault}
        </TextButton>
      )}
    </>
  );
}
