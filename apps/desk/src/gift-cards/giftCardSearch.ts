import { deskLeadStates, type DeskGiftCard, type DeskLeadState, type DeskQuery } from '@luxe/contract/desk';
import { toSearch } from '../client/deskClient.ts';
import { giftCardStateLabels } from './giftCardLabels.ts';

/** The form of a search for gift cards, as its address has it. An empty text is no limit. */
export interface GiftCardSearch {
  email: string;
  lastFour: string;
  state: DeskGiftCard['state'] | '';
}

/** The states, those that wait for the desk first. */
export const giftCardStates = Object.keys(giftCardStateLabels) as DeskGiftCard['state'][];

/** Reads a search from an address. Ignores an unknown state, as an old bookmark may have. */
export const readGiftCardSearch = (params: URLSearchParams): GiftCardSearch => ({
  email: params.get('email') ?? '',
  lastFour: params.get('lastFour') ?? '',
  state: giftCardStates.find((one) => one === params.get('state')) ?? '',
});

/** The query of the call. */
export const toGiftCardQuery = (
  { email, lastFour, state }: GiftCardSearch,
  after: string | null,
): DeskQuery<'giftCards'> => ({
  ...(email.trim() !== '' && { email: email.trim() }),
  ...(lastFour.trim() !== '' && { lastFour: lastFour.trim() }),
  ...(state !== '' && { state }),
  ...(after !== null && { after }),
});

/** The address of a search; with `after`, of the page of earlier cards. */
export const giftCardsPath = (search: GiftCardSearch, after: string | null = null): string =>
  `/desk/gift-cards${toSearch({ ...toGiftCardQuery(search, after) })}`;

export const giftCardPath = (giftCardOrderId: string): string =>
  `/desk/gift-cards/${encodeURIComponent(giftCardOrderId)}`;

/** The status of enquiries that an address limits them to. */
export const readLeadStatus = (params: URLSearchParams): DeskLeadState | undefined =>
  deskLeadStates.find((one) => one === params.get('status'));
