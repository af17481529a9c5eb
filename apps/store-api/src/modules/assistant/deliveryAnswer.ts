import { colourOffer } from '../catalogue/price.ts';
import { listAddresses } from '../address/repository.ts';
import { toPincodeData } from '../pincode/service.ts';
import { fact, toAnswer, type Answer, type AssistantParts, type Sentence, type Understood } from './asked.ts';
import { copy } from './copy.ts';
import { deliveryLocationOf } from './delivery.ts';
import { priceOf } from './facts.ts';
import { subjectsOf } from './subject.ts';

/** Page of the shop about delivery. */
const shippingPath = '/shipping';

/** Pincodes to choose from. */
const pincodeLimit = 3;

/** The pincodes of the addresses of a customer, that of the default address first. A guest has none. */
async function savedPincodes(
  { db }: AssistantParts,
  { customerId }: Pick<Understood, 'customerId'>,
): Promise<string[]> {
  const addresses = customerId === undefined ? [] : await listAddresses(db, customerId);
  return [...new Set(addresses.map(({ postalCode }) => postalCode))].slice(0, pincodeLimit);
}

/** When and for how much a product, or any product, reaches a pincode. */
export async function deliveryAnswer(parts: AssistantParts, asked: Understood): Promise<Answer> {
  const { db, clock, livePolicy } = parts;
  const pincode = asked.plan.pincode ?? asked.pincode;
  if (pincode === undefined) {
    const options = await savedPincodes(parts, asked);
    return toAnswer({ question: { text: copy.whichPincode, options } });
  }
  const deliveryLocation = await deliveryLocationOf(db, pincode);
  const promise = (href: string, text: string) => fact('promise', href, text);
  if (!deliveryLocation)
    return toAnswer({ sentences: [promise(shippingPath, copy.pincodeUnknown(pincode))] });
  const { city } = deliveryLocation;
  if (!deliveryLocation.serviceable)
    return toAnswer({ sentences: [promise(shippingPath, copy.notServed(city, pincode))] });
  const [match] = await subjectsOf(parts, asked);
  const offered = match && {
    modes: colourOffer(match.colour).deliveryModes,
    pricePaise: priceOf(match),
  };
  const { deliveryModes, isCODEligible } = toPincodeData(
    deliveryLocation,
    clock,
    await livePolicy.read(),
    offered,
  );
  const href = match?.card.webURL ?? shippingPath;
  const modes = deliveryModes.map(({ name, deliveryDate, charge }): Sentence => {
    const cost = charge && (charge.value === 0 ? copy.free : copy.forCharge(charge.formattedValue));
    return promise(href, copy.mode(name, deliveryDate, city, pincode, cost));
  });
  const none = match ? [promise(href, copy.notOffered(match.card.productname, city))] : [];
  return toAnswer({
    sentences: [
      ...(modes.length > 0 ? modes : none),
      fact('policy', shippingPath, isCODEligible === 'Y' ? copy.cash(city) : copy.noCash(city)),
    ],
    products: match ? [{ product: match.card, reasons: [] }] : [],
    chips: [copy.chips.returns],
  });
}
