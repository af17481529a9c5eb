import type { Paise } from '@luxe/format';
import type { OrderAddress } from '../../db/schema/index.ts';

/** States of a unit that a carrier can report. */
export type CarrierState =
  | 'shipped'
  | 'outForDelivery'
  | 'deliveryFailed'
  | 'delivered'
  | 'returningToOrigin'
  | 'returnedToOrigin'
  | 'lost';

/** What a carrier reports about a parcel. */
export interface CarrierEvent {
  readonly trackingNumber: string;
  /** The same for a repeated message. */
  readonly id: string;
  /** Undefined for a scan on the way. */
  readonly state?: CarrierState | undefined;
  /** In the carrier's words. */
  readonly text: string;
  /** Empty when the carrier does not report it. */
  readonly place: string;
  readonly at: Date;
  /** Code that the rider was given at the door; undefined when the carrier reports none. */
  readonly deliveryCode?: string | undefined;
}

/** Weight and size of a box. */
export interface BoxSize {
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly breadthMm: number;
  readonly heightMm: number;
}

/** A packed parcel to book. */
export interface ParcelToBook {
  /** The shop chooses the reference before the call, so that a repeated call books once. */
  readonly reference: string;
  readonly orderedAt: Date;
  readonly packedAt: Date;
  /** Day in India on which the parcel is to arrive, YYYY-MM-DD. */
  readonly deliveryDay: string;
  /** Six digits to ask for at the door; null for none. */
  readonly deliveryCode: string | null;
  /** Cash to collect at the door; 0 for a parcel that is paid. */
  readonly cashPaise: Paise;
  readonly to: OrderAddress;
  /** Declared to the carrier, which charges by it. */
  readonly box: BoxSize;
  readonly items: readonly {
    readonly name: string;
    /** The seller's id of the offer. */
    readonly ussid: string;
    readonly quantity: number;
    /** Price of one unit. */
    readonly unitPaise: Paise;
  }[];
}

/** A parcel that is booked. */
interface Booking {
  readonly trackingNumber: string;
  /** Company that brings the parcel, as the shopper reads it. */
  readonly courierName: string;
  /** The carrier's own id of the booking. */
  readonly carrierReference: string;
}

/**
 * Port of a carrier. `book`, `cancel` and `track` may call the carrier, and reject with a `CarrierError` when
 * it gives no usable response.
 */
export interface Carrier {
  readonly name: string;
  /** Books a parcel; a repeated call with the same reference returns the same booking. */
  book(parcel: ParcelToBook): Promise<Booking>;
  /** Cancels a booking; succeeds when it is already cancelled. */
  cancel(booking: Pick<Booking, 'carrierReference'>): Promise<void>;
  /** All events of a parcel so far, in any sequence. */
  track(booking: Pick<Booking, 'trackingNumber' | 'carrierReference'>): Promise<CarrierEvent[]>;
  /**
   * Verifies a webhook. Returns its events; undefined when the webhook is not from the carrier. `body` is the
   * unparsed text.
   */
  verifyWebhook(
    headers: Readonly<Record<string, string | undefined>>,
    body: string,
  ): readonly CarrierEvent[] | undefined;
}

/** The carrier did not answer, or sent an unexpected response. */
export class CarrierError extends Error {
  override readonly name = 'CarrierError';
  /** The carrier's own words; empty for none. They may contain an address, so they are never logged. */
  readonly detail: string;

  constructor(message: string, detail = '') {
    super(message);
    this.detail = detail;
  }
}
