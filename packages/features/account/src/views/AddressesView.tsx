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
import { copy } from '../copy.ts';
import type { Changed } from '../data/changing.ts';
import { Cards, FormColumn } from './Account.styles.ts';

export type AddressesViewProps = {
  /** The default one first. */
  addresses: readonly Address[];
  lookUp: PincodeLookUp;
  /** What a new address begins with. */
  start?: Partial<AddressValues> | undefined;
  onSave: (values: AddressValues, changed?: Address) => Promise<Changed>;
  onMakeDefault: (address: Address) => Promise<Changed>;
  onRemove: (address: Address) => Promise<Changed>;
};

type Open = { kind: 'none' } | { kind: 'form'; address?: Address } | { kind: 'asking'; address: Address };

/** The address book: listed, added to, changed, and one taken away after a question [ACC-02]. */
export function AddressesView({
  addresses,
  lookUp,
  start,
  onSave,
  onMakeDefault,
  onRemove,
}: AddressesViewProps) {
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const [said, setSaid] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const isGone = useRef(false);
  // What opened a form that is given up is drawn anew with the list, and has the focus again.
  const returnTo = useRef<string>(undefined);
  const focusIfLeft = (opener: string) => (button: HTMLButtonElement | null) => {
    if (!button || returnTo.current !== opener) return;
    returnTo.current = undefined;
    moveFocus(button);
  };
  const giveUp = (opener: string) => {
    returnTo.current = opener;
    setOpen({ kind: 'none' });
    setSaid('');
  };
  // What was pressed is gone with what it stood in: the focus goes to the top of what is there now.
  const finish = (words: string) => {
    setOpen({ kind: 'none' });
    setSaid(words);
    moveFocus(title.current, { from: title.current?.closest('main') ?? null });
  };
  const words = copy.book;

  return (
    <Page gap={36}>
      <div>
        <Heading level={1} ref={title} tabIndex={-1}>
          {copy.addresses}
        </Heading>
        {addresses.length === 0 && open.kind !== 'form' && <Text tone="secondary">{words.empty}</Text>}
      </div>
      {open.kind === 'form' ? (
        <FormColumn ref={focusFirstField}>
          <AddressForm
            address={open.address}
            headingLevel={2}
            start={start}
            lookUp={lookUp}
            onCancel={() => giveUp(open.address?.addressId ?? adding)}
            onSave={async (values) => {
              const outcome = await onSave(values, open.address);
              if (outcome.ok) finish(words.saved);
              return outcome;
            }}
          />
        </FormColumn>
      ) : (
        <>
          <div>
            <Button ref={focusIfLeft(adding)} emphasis="secondary" onClick={() => setOpen({ kind: 'form' })}>
              {words.add}
            </Button>
          </div>
          {addresses.length > 0 && (
            <Cards aria-label={words.list} role="list">
              {addresses.map((address) => (
                <li key={address.addressId}>
                  <AddressCard
                    address={address}
                    action={
                      <CardActs
                        address={address}
                        editRef={focusIfLeft(address.addressId)}
                        onEdit={() => setOpen({ kind: 'form', address })}
                        onRemove={() => setOpen({ kind: 'asking', address })}
                        onMakeDefault={async () => {
                          const outcome = await onMakeDefault(address);
                          finish(outcome.ok ? words.isDefault : outcome.message);
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
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {open.kind === 'asking' && (
        <AlertDialog
          open
          onOpenChange={(next) => !next && setOpen({ kind: 'none' })}
          title={words.ask}
          description={words.askMore}
          confirmLabel={words.confirm}
          busyLabel={copy.removing}
          cancelLabel={copy.cancel}
          onCloseAutoFocus={(event) => {
            // What asked is gone with the address.
            if (!isGone.current) return;
            isGone.current = false;
            event.preventDefault();
            moveFocus(title.current);
          }}
          onConfirm={async () => {
            const outcome = await onRemove(open.address);
            if (!outcome.ok) return outcome.message;
            finish(words.removed);
            isGone.current = true;
            return undefined;
          }}
        >
          <Text tone="secondary">{addressLine(open.address)}</Text>
        </AlertDialog>
      )}
    </Page>
  );
}

/** Stands for the button that adds where others are told apart by their address. */
const adding = 'adding';

const focusFirstField = (form: HTMLElement | null) => moveFocus(form?.querySelector('input'));

type CardActsProps = {
  address: Address;
  editRef: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onRemove: () => void;
  onMakeDefault: () => Promise<void>;
};

/** Two addresses may have one name: each act says the line as well. */
function CardActs({ address, editRef, onEdit, onRemove, onMakeDefault }: CardActsProps) {
  const [busy, setBusy] = useState(false);
  const name = fullName(address);
  const { book } = copy;
  return (
    <>
      <TextButton ref={editRef} onClick={onEdit} aria-label={book.editOf(name, address.line1)}>
        {copy.edit}
      </TextButton>
      <TextButton onClick={onRemove} aria-label={book.removeOf(name, address.line1)}>
        {copy.remove}
      </TextButton>
      {!address.defaultAddress && (
        <TextButton
          disabled={busy}
          onClick={() => {
            setBusy(true);
            void onMakeDefault().then(() => setBusy(false));
          }}
          aria-label={book.makeDefaultOf(name, address.line1)}
        >
          {book.makeDefault}
        </TextButton>
      )}
    </>
  );
}
