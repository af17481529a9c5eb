/** Roles at the desk. The guard of the server has the same list as a column of accounts. */
export const deskRoles = ['orders', 'privacy', 'content', 'settings'] as const;
export type DeskRole = (typeof deskRoles)[number];

/** What has happened to a unit of an order. */
export const deskUnitStates = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'outForDelivery',
  'deliveryFailed',
  'delivered',
  'cancelled',
  'returningToOrigin',
  'returnedToOrigin',
  'lost',
  'returnRequested',
  'returnWithdrawn',
  'pickupScheduled',
  'pickedUp',
  'received',
  'inspected',
  'refunded',
  'replaced',
  'rejected',
  'sentBack',
] as const;
export type DeskUnitState = (typeof deskUnitStates)[number];

/** States by which orders are found: an open or failed payment, or the state of a unit. */
export const deskSearchStates = ['open', 'failed', ...deskUnitStates] as const;
export type DeskSearchState = (typeof deskSearchStates)[number];

/** States of a return, from the request to its end. */
export const deskReturnStates = [
  'returnRequested',
  'pickupScheduled',
  'pickedUp',
  'received',
  'inspected',
  'rejected',
  'refunded',
  'replaced',
  'sentBack',
  'returnWithdrawn',
] as const satisfies readonly DeskUnitState[];
export type DeskReturnState = (typeof deskReturnStates)[number];

export const deskReturnMethods = ['schedulePickup', 'quickDrop', 'selfCourier', 'nothing'] as const;

/**
 * What a person at the desk can do with a gift card. `sendAgain`: with a new code, and the old one stops
 * working. `release`: issues a card that is held. `reject`: refunds it.
 */
export const deskGiftCardMoves = ['block', 'unblock', 'sendAgain', 'release', 'reject'] as const;
export type DeskGiftCardMove = (typeof deskGiftCardMoves)[number];

/** Days until today for which the desk shows web vitals. */
export const deskVitalDays = ['1', '7', '28', '90'] as const;
export type DeskVitalDays = (typeof deskVitalDays)[number];

/** States of an enquiry of a company. */
export const deskLeadStates = ['new', 'contacted', 'ordered', 'closed'] as const;
export type DeskLeadState = (typeof deskLeadStates)[number];

/** States of a request for a call. */
export const deskCallStates = ['new', 'called', 'ended'] as const;
export type DeskCallState = (typeof deskCallStates)[number];

/** States of a request about personal data. */
export const deskDataRequestStates = ['open', 'done', 'rejected'] as const;
export type DeskDataRequestState = (typeof deskDataRequestStates)[number];

/** Longest texts that a person types at the desk, in code points. */
export const deskTextLimits = {
  answer: 4000,
  rejection: 500,
  sealNumber: 40,
  reason: 200,
  reference: 40,
  holder: 100,
  search: 200,
} as const;

/** Minimum length of a password at the desk. The authenticator is the second factor. */
export const minDeskPassword = 12;

/** Rows on a page of a list. */
export const deskPageRows = 50;

/** The header that carries the `csrf` value of the session with every change. */
export const deskCsrfHeader = 'x-desk-csrf';
