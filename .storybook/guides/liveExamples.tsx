import { rupees as toPrice, samples } from '@luxe/contract/samples';
import { AddressFields } from '@luxe/patterns/address-fields';
import { AddressForm } from '@luxe/patterns/address-form';
import { toAddressValues, type AddressValues } from '@luxe/patterns/address-values';
import { BankFields } from '@luxe/patterns/bank-fields';
import { noBank, type BankValues } from '@luxe/patterns/bank-values';
import { ReasonPicker, type Reason, type ReasonChoice } from '@luxe/patterns/reason-picker';
import { SizePicker, type Size } from '@luxe/patterns/size-picker';
import { WishlistButton } from '@luxe/patterns/wishlist-button';
import { Button } from '@luxe/ui/button';
import { FileField, type FieldFile } from '@luxe/ui/file-field';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { LazyBottomSheet } from '@luxe/ui/lazy-bottom-sheet';
import { LazyDrawer } from '@luxe/ui/lazy-drawer';
import { modal, ModalHost, useModal, type ModalContentProps } from '@luxe/ui/modal-host';
import { QuantityStepper } from '@luxe/ui/quantity-stepper';
import { RadioGroup } from '@luxe/ui/radio-group';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { TextField } from '@luxe/ui/text-field';
import { TextToggle } from '@luxe/ui/text-toggle';
import { useState, type ReactNode } from 'react';

/** A picture of the shop, for examples with a product. */
export const bagPicture = {
  src: './media/handbag-oxblood-hero.avif',
  alt: 'An oxblood top-handle bag',
  width: 800,
  height: 1000,
} as const;

/** An amount as the shop writes it: ₹2,45,000. */
export const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
}).format;

/** Words of which one is on. */
export function Themes() {
  const [chosen, setChosen] = useState('Dark');
  return (
    <Stack direction="row" gap={16}>
      {['Dark', 'Light'].map((theme) => (
        <TextToggle key={theme} type="button" pressed={chosen === theme} onClick={() => setChosen(theme)}>
          {theme}
        </TextToggle>
      ))}
    </Stack>
  );
}

/** A quantity with at most three. `maxReason` is why there are no more. */
export function ThreeLeft({ maxReason }: { maxReason?: string }) {
  const [quantity, setQuantity] = useState(3);
  return (
    <QuantityStepper
      label="Quantity of Warden top-handle bag"
      value={quantity}
      max={3}
      maxReason={maxReason}
      onValueChange={setQuantity}
    />
  );
}

/** A field for up to three photographs. Nothing is sent. */
export function Photographs({ label, hint }: { label: string; hint?: string }) {
  const [files, setFiles] = useState<readonly FieldFile[]>([]);
  return (
    <FileField
      label={label}
      hint={hint}
      accept="image/*"
      maxFiles={3}
      maxBytes={5_000_000}
      files={files}
      onFilesChange={setFiles}
    />
  );
}

type Recipient = { name: string; message: string };

function RecipientFields() {
  return (
    <Stack gap={20} align="start">
      <TextField
        label="Name of the recipient"
        {...useFormField<Recipient>('name', { required: 'Enter the name of the recipient' })}
      />
      <TextField label="Message" hint="Printed on a card" {...useFormField<Recipient>('message')} />
      <Button type="submit">Save gift</Button>
    </Stack>
  );
}

/** A form with one rule. Nothing is sent. */
export function GiftForm() {
  const form = useForm<Recipient>({ defaultValues: { name: '', message: '' } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <RecipientFields />
    </Form>
  );
}

/** A drawer that opens on a press. */
export function CareDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={12} align="start">
      <Text>Box calf, lined in goat suede</Text>
      <TextButton aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        How to care for box calf
      </TextButton>
      <LazyDrawer title="Care for box calf" open={isOpen} onOpenChange={setIsOpen}>
        <Text tone="secondary">Wipe it with a dry cloth. Wax it twice a year.</Text>
      </LazyDrawer>
    </Stack>
  );
}

/** A sheet that opens on a press, with the chosen order on its trigger. */
export function SortSheet() {
  const [isOpen, setIsOpen] = useState(false);
  const [order, setOrder] = useState('new');
  const orders = [
    { value: 'new', label: 'Newest first' },
    { value: 'low', label: 'Price, low to high' },
  ] as const;
  return (
    <Stack gap={12} align="start">
      <Button
        emphasis="secondary"
        icon="sort"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {orders.find(({ value }) => value === order)?.label}
      </Button>
      <LazyBottomSheet title="Sort by" open={isOpen} onOpenChange={setIsOpen}>
        <RadioGroup
          legend="Sort by"
          hideLegend
          name="sheet-order"
          value={order}
          onValueChange={setOrder}
          options={orders}
        />
      </LazyBottomSheet>
    </Stack>
  );
}

function GiftMessage({ onDone }: ModalContentProps<string>) {
  const [message, setMessage] = useState('');
  return (
    <Stack gap={20} align="start">
      <TextField
        label="Message"
        hint="Printed on a card"
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <Button onClick={() => onDone(message)}>Save message</Button>
    </Stack>
  );
}

const giftMessage = modal({
  title: 'Gift message',
  size: 's',
  load: () => Promise.resolve(GiftMessage),
});

function GiftMessageLine() {
  const modals = useModal();
  const [message, setMessage] = useState('');
  const ask = async () => setMessage((await modals.open(giftMessage, {})) ?? message);
  return (
    <Stack gap={8} align="start">
      <Text tone="secondary">{message ? `“${message}”` : 'No gift message'}</Text>
      <TextButton onClick={() => void ask()}>{message ? 'Change' : 'Add a gift message'}</TextButton>
    </Stack>
  );
}

/** A line that opens a modal and shows its result. */
export function GiftModal() {
  return (
    <ModalHost pathname="/bag">
      <GiftMessageLine />
    </ModalHost>
  );
}

/** A form that is shown without a server: it is never sent. */
export const WithoutSending = ({ children }: { children: ReactNode }) => (
  <div onSubmit={(event) => event.preventDefault()}>{children}</div>
);

const sizeOf = (name: string, stockCount: number): Size => ({
  size: name,
  stockCount,
  isAvailable: stockCount > 0,
  ussid: `1230${name}`,
  price: toPrice(245_000),
  mrp: toPrice(245_000),
});
const sizes = [sizeOf('S', 8), sizeOf('M', 2), sizeOf('L', 0)];

/** Sizes of which one has little stock and one has none. `onlyAvailable` leaves out the latter. */
export function Sizes({ onlyAvailable = false }: { onlyAvailable?: boolean }) {
  const [size, setSize] = useState('M');
  return (
    <SizePicker
      sizes={onlyAvailable ? sizes.filter(({ isAvailable }) => isAvailable) : sizes}
      value={size}
      onValueChange={setSize}
    />
  );
}

/** A wishlist button that keeps its state on the page. */
export function SavedBag() {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <WishlistButton
      product={{ brandname: 'Halden & Roe', productname: 'Warden bag' }}
      saved={isSaved}
      onSavedChange={setIsSaved}
    />
  );
}

const reasons: readonly Reason[] = [
  {
    code: 'size',
    label: 'Does not fit',
    details: [
      { code: 'small', label: 'Too small' },
      { code: 'large', label: 'Too large' },
    ],
  },
  { code: 'damaged', label: 'Arrived damaged', comment: 'required' },
  { code: 'mind', label: 'Changed my mind' },
];

/** Reasons for a return. Nothing is sent. */
export function ReturnReasons() {
  const [choice, setChoice] = useState<ReasonChoice>({ reason: 'size', comment: '' });
  return (
    <ReasonPicker
      legend="Why are you sending it back?"
      reasons={reasons}
      value={choice}
      onValueChange={setChoice}
    />
  );
}

const lookUp = async () => ({ kind: 'known', data: samples.pincodeData }) as const;

/** The fields of an address in a form. Every pincode is known, and nothing is sent. */
export function NewAddressFields() {
  const form = useForm<AddressValues>({ defaultValues: toAddressValues(undefined) });
  return (
    <Form form={form} onSubmit={() => undefined} aria-label="Address for the gift">
      <AddressFields lookUp={lookUp} />
    </Form>
  );
}

/** A form for a new address. Every pincode is known, and nothing is sent. */
export const NewAddress = () => <AddressForm lookUp={lookUp} onSave={async () => ({ ok: true })} />;

/** A bank account in a form. Nothing is sent. */
export function BankForm() {
  const form = useForm<BankValues>({ defaultValues: noBank });
  return (
    <Form form={form} onSubmit={() => undefined} aria-label="Bank account">
      <Stack gap={20}>
        <BankFields branchName="HDFC Bank, Khan Market, New Delhi" branchProblem="" />
      </Stack>
    </Form>
  );
}

/** Keeps the choice of a control that needs its value from the outside. */
export function Choice<Value>({
  first,
  children,
}: {
  first: Value;
  children: (value: Value, choose: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
