import { leadDays, leadFormOf, type LeadField, type LeadKind } from '@luxe/contract/lead-forms';
import type { CallResponseInput } from '@luxe/contract/calls';
import { indianDayAfter } from '@luxe/format';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lead } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { numberOf } from '../order/number.ts';
import { findOpenLead, lockLeads, type StoredLead } from './repository.ts';

/** The content of a request. */
type LeadContent = Pick<
  StoredLead,
  'kind' | 'name' | 'phone' | 'sharesWithPartner' | Extract<LeadField, keyof StoredLead>
>;

/** What a form sends, parsed. */
export type LeadInput = LeadContent & { readonly kind: LeadKind };

interface LeadRequest {
  readonly key: string;
  readonly requestHash: string;
  readonly customerId: number | null;
  readonly now: Date;
}

type Raised = Pick<CallResponseInput<'raiseLeadTicket'>, 'outcome' | 'leadNumber'>;

/** Milliseconds in which an open request of the same kind and phone number is the same request. */
const duplicateMs = 24 * 60 * 60_000;

/**
 * Stores the request of a form, once per idempotency key, and returns its number. Returns the number of an
 * earlier open request as a duplicate [HLP-02]. Throws 400 for a missing field or an impossible day.
 */
export async function raiseLead(db: Database, input: LeadInput, request: LeadRequest): Promise<Raised> {
  checkFields(input, request.now);
  return storeLead(db, fieldsOf(input), request);
}

interface CheckoutCaller {
  readonly cartId: number;
  readonly customerId: number;
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
  readonly now: Date;
}

/**
 * Stores the request of a customer who asks for a call at checkout, and returns its number. A cart has one
 * request for each phone number and Indian day, because each reload of the order summary repeats it. An
 * earlier open request is a duplicate, as for a form [HLP-02].
 */
export async function raiseCheckoutLead(
  db: Database,
  { cartId, customerId, name, phone, now }: CheckoutCaller,
): Promise<string> {
  // The spaces keep this key apart from the idempotency keys of the forms.
  const key = `checkout ${cartId} ${phone} ${indianDayAfter(now, 0)}`;
  const content: LeadContent = { ...emptyFields, kind: 'checkout', name, phone, sharesWithPartner: false };
  const { leadNumber } = await storeLead(db, content, { key, requestHash: '', customerId, now });
  return leadNumber;
}

async function storeLead(
  db: Database,
  input: LeadContent,
  { key, requestHash, customerId, now }: LeadRequest,
): Promise<Raised> {
  return db.transaction(async (tx) => {
    await lockLeads(tx, input.kind, input.phone);
    const [known] = await tx.select().from(lead).where(eq(lead.requestKey, key));
    if (known) {
      if (known.requestHash !== requestHash) throw domainError('idempotencyKeyReused');
      return { outcome: 'raised', leadNumber: known.number ?? '' };
    }
    const since = new Date(now.getTime() - duplicateMs);
    const earlier = await findOpenLead(tx, { ...input, since });
    if (earlier) return { outcome: 'duplicate', leadNumber: earlier.number ?? '' };
    const [added] = await tx
      .insert(lead)
      .values({
        ...input,
        ...{ requestKey: key, requestHash, customerId, createdAt: now, changedAt: now },
      })
      .onConflictDoNothing()
      .returning({ id: lead.id });
    // The key was used at the same time for another phone number or kind.
    if (!added) throw domainError('idempotencyKeyReused');
    const leadNumber = numberOf('CB', added.id, now);
    await tx.update(lead).set({ number: leadNumber }).where(eq(lead.id, added.id));
    return { outcome: 'raised', leadNumber };
  });
}

/** Throws for a field that the form of a kind needs. */
function checkFields(input: LeadInput, now: Date): void {
  const { required, optional, hasPartner } = leadFormOf(input.kind);
  for (const field of required) if (input[field] === '') throw domainError('leadFieldMissing', field);
  if (hasPartner && !input.sharesWithPartner) throw domainError('leadPartnerConsentMissing');
  const hasDay = [...required, ...optional].includes('preferredDay') && input.preferredDay !== '';
  if (!hasDay) return;
  const day = input.preferredDay;
  const isDay = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false;
  if (!isDay || day < indianDayAfter(now, 1) || day > indianDayAfter(now, leadDays))
    throw domainError('leadDayInvalid');
}

const emptyFields: Readonly<Record<LeadField, ''>> = {
  email: '',
  timeOfDay: '',
  topic: '',
  message: '',
  city: '',
  preferredDay: '',
};
const allFields = Object.keys(emptyFields) as LeadField[];

/** The fields of the form. A field that the form does not have stays empty. */
function fieldsOf(input: LeadInput): LeadInput {
  const { required, optional, hasPartner } = leadFormOf(input.kind);
  const own = new Set<LeadField>([...required, ...optional]);
  const empty = Object.fromEntries(allFields.filter((field) => !own.has(field)).map((one) => [one, '']));
  return { ...input, ...empty, sharesWithPartner: hasPartner === true };
}
