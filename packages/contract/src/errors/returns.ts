import type { ErrorDefinition } from './errorDefinition.ts';

/** Returns of items that have arrived. */
export const returns = {
  O4012: {
    status: 409,
    messages: {
      cannotReturn: (product: string, count: number) =>
        count === 0
          ? `${product} can no longer be returned.`
          : `Only ${count} of ${product} can still be returned.`,
      faultNotReportable: (product: string) =>
        `${product} cannot be returned. A fault can be reported on the day of delivery.`,
    },
  },
  O4013: {
    status: 409,
    messages: {
      returnOnItsWay: 'The items are on their way. The return can no longer be withdrawn.',
      returnNotByCourier: 'This return does not travel with a courier of yours, or it has arrived.',
      returnNotDisputable: 'This return cannot be disputed.',
    },
  },
  O4014: {
    status: 400,
    messages: {
      pickupImpossible: 'Pickup is not possible then. Choose another day.',
      storeNotChosen: 'Please select store to continue.',
      returnMethodNotChosen: 'Please select return method to continue.',
      refundTargetImpossible: 'The money cannot go there. Choose another way.',
      bankMissing: 'Enter the bank account for the refund.',
      photoMissing: 'Add a photo of the fault.',
      photoUnknown: 'A photo is no longer there. Add it again.',
      missingItemAlone: 'Report a missing item on its own, without a return.',
    },
  },
  O4016: {
    status: 409,
    messages: {
      replacementSoldOut: (variant: string, count: number) =>
        count === 0
          ? `${variant} is sold out. Choose another size or colour, or return the item.`
          : `Only ${count} of ${variant} left. Choose fewer, or another size or colour.`,
      replacementImpossible: (variant: string) =>
        `${variant} costs more. Return the item and buy the other one instead.`,
    },
  },
  O4017: {
    status: 409,
    messages: {
      cannotReplace: (product: string, count: number) =>
        count === 0
          ? `${product} can no longer be replaced.`
          : `Only ${count} of ${product} can still be replaced.`,
      refundNotOffered: (product: string) => `${product} can be replaced, and not returned.`,
    },
  },
  O4018: {
    status: 400,
    messages: { replacementNotChosen: 'Choose the size or colour that you would like instead.' },
  },
  O4044: { status: 404, messages: { returnNotFound: 'We could not find this return.' } },
  O4043: { status: 404, messages: { branchUnknown: 'There is no bank branch with this IFSC.' } },
} as const satisfies Record<string, ErrorDefinition>;
