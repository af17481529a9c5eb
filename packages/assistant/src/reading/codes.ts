import { asciiDigits, cleanOrderId } from '@luxe/format';
import { isLikePincode } from '../amounts/readPrices.ts';
import type { Span } from '../dictionary/readSpans.ts';

const orderId = /(?<![\p{L}\d])LX[\s-]*\d{4}[\s-]*\d{4}[\s-]*\d{2}(?:[\s-]*\d{1,2})?(?!\d)/iu;
/** The digits of an order id. They begin with the year. */
const orderDigits = /(?<!\d)2\d{9,11}(?!\d)/;
/** A mobile number. Two round numbers with a blank between them are prices. */
const phone = /(?<!\d)(?:\+?91[ -]?)?[6-9]\d{4}(?:(?<!00) )?\d{5}(?!\d)/g;
const splitPincode = /(?<!\d)([1-9]\d{2}) (\d{3})(?!\d)/g;

/**
 * The order id in a request, and the request without it and without phone numbers, so that their digits are
 * not taken for prices.
 */
export function takeOrderCode(request: string): { readonly orderCode: string | null; readonly text: string } {
  const text = asciiDigits(request.toWellFormed()).replace(/\s+/g, ' ');
  const [found] =
    orderId.exec(text) ?? (/order|ordar|ऑर्डर/i.test(text) ? orderDigits.exec(text) : null) ?? [];
  const rest = (found === undefined ? text : text.replace(found, ' ')).replace(phone, ' ');
  return {
    orderCode: found === undefined ? null : cleanOrderId(found),
    text: /pin|deliver|ship|पिन|डिलीव/i.test(rest) ? rest.replace(splitPincode, '$1$2') : rest,
  };
}

/** The pincode in a request, with its position among the spans. */
export function findPincode(
  spans: readonly Span[],
): { readonly pincode: string; readonly at: number } | undefined {
  const isDelivery = spans.some(
    ({ meaning }) =>
      meaning.kind === 'pincode' || (meaning.kind === 'intent' && meaning.intent === 'delivery'),
  );
  for (const [at, { meaning }] of spans.entries()) {
    if (meaning.kind !== 'amount' || meaning.isMoney || !isLikePincode(meaning.digits ?? '')) continue;
    const [before, after] = [spans[at - 1]?.meaning, spans[at + 1]?.meaning];
    const isLimit =
      before?.kind === 'bound' || before?.kind === 'range' || (after?.kind === 'bound' && !isDelivery);
    const isInRange = [spans[at - 2], spans[at + 2]].some((span) => span?.meaning.kind === 'amount');
    if (!isLimit && !isInRange) return { pincode: meaning.digits ?? '', at };
  }
  return undefined;
}
