import { formatPaise } from '@luxe/format';
import { BackLink } from '@luxe/patterns/back-link';
import { OrderLine } from '@luxe/patterns/order-line';
import { CopyButton } from '@luxe/ui/copy-button';
import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { Link } from '@luxe/ui/link';
import { Text } from '@luxe/ui/text';
import { Timeline } from '@luxe/ui/timeline';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import type { ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import type {
  ArrivalModel,
  CarrierModel,
  InvoiceModel,
  OrderLineModel,
  OrderLink,
} from '../data/toOrderModel.ts';

export type OrderHeaderProps = {
  /** The page that this one belongs to. */
  backHref: string;
  backLabel: string;
  title: string;
  text?: string;
};

/** Title of a page about an order, below a link to the page that it belongs to. */
export function OrderHeader({ backHref, backLabel, title, text }: OrderHeaderProps) {
  return (
    <Stack as="header" gap={10}>
      <div>
        <BackLink href={backHref}>{backLabel}</BackLink>
      </div>
      <Heading level={1} size="title-l">
        {title}
      </Heading>
      {text && (
        <Text tone="secondary" tabular>
          {text}
        </Text>
      )}
    </Stack>
  );
}

export type OrderActionsProps = {
  trackHref?: string | undefined;
  deliveryHref?: string | undefined;
  cancelHref?: string | undefined;
  returnLink?: OrderLink | undefined;
  replaceHref?: string | undefined;
  helpHref?: string | undefined;
  /** Further actions, after the links to cancel and to return. */
  children?: ReactNode;
};

/** Links to what the shopper can do with an order. They are not on paper. */
export function OrderActions({
  trackHref,
  deliveryHref,
  cancelHref,
  returnLink,
  replaceHref,
  helpHref,
  children,
}: OrderActionsProps) {
  return (
    <div data-screen-only="">
      <Part title={copy.needs}>
        <Stack gap={16} align="start">
          {trackHref && <Link href={trackHref}>{copy.track}</Link>}
          {deliveryHref && <Link href={deliveryHref}>{copy.changeDelivery}</Link>}
          {cancelHref && <Link href={cancelHref}>{copy.cancel}</Link>}
          {returnLink && <Link href={returnLink.href}>{returnLink.label}</Link>}
          {replaceHref && <Link href={replaceHref}>{copy.replace}</Link>}
          {children}
          {helpHref && <Link href={helpHref}>{copy.help}</Link>}
        </Stack>
      </Part>
    </div>
  );
}

/** A part of the column beside an order, under its title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size="label">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

export function Carrier({
  title,
  courierName,
  trackingNumber,
  copyText,
  trackingUrl,
  latest,
  sealNumber,
}: CarrierModel) {
  return (
    <Part title={title}>
      <Stack gap={4}>
        <Text translate="no">{courierName}</Text>
        <Text size="sm" tabular>
          {trackingNumber}
        </Text>
        <CopyButton
          text={copyText}
          copiedText={copy.copied}
          failedText={copy.notCopied}
          aria-label={copy.copyNumber}
        >
          {copy.copy}
        </CopyButton>
      </Stack>
      {trackingUrl && (
        <div>
          <Link href={trackingUrl} tone="quiet" target="_blank" rel="noopener noreferrer">
            {copy.carrierSite}
            <VisuallyHidden>{copy.newTab}</VisuallyHidden>
          </Link>
        </div>
      )}
      {[latest, sealNumber].filter(Boolean).map((text) => (
        <Text key={text} size="sm" tone="secondary">
          {text}
        </Text>
      ))}
    </Part>
  );
}

/** Downloads of invoices and credit notes [ORD-11], and when the next invoice is available. */
export function Invoices({ invoices, note }: { invoices: readonly InvoiceModel[]; note: string }) {
  if (invoices.length === 0 && !note) return null;
  return (
    <Part title={copy.invoices}>
      {invoices.map(({ key, href, label, name, facts, note: about }) => (
        <Stack key={key} gap={4} align="start">
          <Link href={href} type="application/pdf" aria-label={name}>
            {label}
          </Link>
          <Text size="sm" tone="secondary" tabular>
            {facts}
          </Text>
          <Text size="sm" tone="secondary">
            {about}
          </Text>
        </Stack>
      ))}
      {note && (
        <Text size="sm" tone="secondary">
          {note}
        </Text>
      )}
    </Part>
  );
}

/** The codes that the shopper gives to the rider. */
export function DeliveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Part title={copy.codeTitle}>
      {codes.map((code) => (
        <Text key={code} size="ui" weight="medium" tabular>
          {code}
        </Text>
      ))}
      <Text size="sm" tone="secondary">
        {copy.codeNote}
      </Text>
    </Part>
  );
}

export function Line({
  line,
  price,
  parcel,
  isCancelled,
  isExchanged,
  comeBack,
  href,
}: Omit<OrderLineModel, 'key'>) {
  const state = isCancelled ? 'cancelled' : isExchanged ? 'exchanged' : undefined;
  return (
    <OrderLine line={line} price={formatPaise(price)} {...(state && { state })}>
      <Stack gap={8}>
        <div>
          <Text size="sm" tone="secondary">
            {parcel}
          </Text>
          <Text size="sm" tone="secondary">
            {comeBack === 'Not Returnable' ? <Link href="/no-return-page-tcl">{comeBack}</Link> : comeBack}
          </Text>
        </div>
        {href && (
          <Text size="sm">
            <Link href={href} aria-label={copy.itemOf(line.productName)}>
              {copy.item}
            </Link>
          </Text>
        )}
      </Stack>
    </OrderLine>
  );
}

/** Lines that arrive together, under their state and date. */
export function Arrival({ title, parts }: ArrivalModel) {
  return (
    <Stack as="section" gap={28}>
      <Heading level={2}>{title}</Heading>
      <Stack gap={56}>
        {parts.map(({ lines, trail, names }) => (
          <Stack key={lines[0]?.key} gap={28}>
            {lines.map((line) => (
              <Line {...line} key={line.key} />
            ))}
            <Timeline label={copy.trail(names)} steps={trail} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
