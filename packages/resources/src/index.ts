export { ResourcesProvider, type ResourcesProviderProps } from './ResourcesProvider.tsx';
export { applyPending, type PendingBag } from './bag-queue/applyPending.ts';
export type { AddRequest } from './bag-queue/bagQueue.ts';
export { useAddToBag, useBag, type BagResource } from './bag/useBag.ts';
export { useBagCount } from './bag/useBagCount.ts';
export { hasConsent, readStoredConsent } from './consent/storedConsent.ts';
export { callKey, type ReadArgs } from './calls/callKey.ts';
export { prefetchCall } from './calls/fetchOnce.ts';
export type { Part } from './calls/part.ts';
export { usePendingReads } from './calls/pendingReads.ts';
export { useCall, type CallResult } from './calls/useCall.ts';
export { usePageValue } from './calls/usePageValue.ts';
export { useOrdersChanged } from './orders/useOrdersChanged.ts';
export { notifyOtherTabs, notifySessionLost, onNotice } from './state/channel.ts';
export {
  navigationCalls,
  useNavigationLinks,
  type NavigationLink,
  type NavigationLinks,
} from './navigation.ts';
export { attempt, toFailure, type Failure, type Outcome } from './state/outcome.ts';
export { usePincode, type PincodeResource } from './pincode/usePincode.ts';
export { usePincodeLookup } from './pincode/usePincodeLookup.ts';
export {
  propertyNames,
  readProperties,
  useProperties,
  useSwitch,
  type PropertyName,
} from './config/properties.ts';
export { minimumIntervalMs, readRemoteConfig, type RemoteConfig } from './config/remoteConfig.ts';
export { browserId } from './config/browserId.ts';
export { withSearchTest } from './config/withSearchTest.ts';
export { useNavigationContent, type NavigationContent } from './config/useNavigationContent.ts';
export { readHint, type Hint } from './context/hint.ts';
export { useIsSignedIn } from './context/useShopper.ts';
export { useAddressStart } from './session/useAddressStart.ts';
export { useKnownContact, type KnownContact } from './session/useKnownContact.ts';
export { useMembershipChanged } from './session/useMembershipChanged.ts';
export { useProfileChanged } from './session/useProfileChanged.ts';
export { useSession, type CodeSent, type Contact, type SessionResource } from './session/useSession.ts';
export { bagKey } from './state/cacheKeys.ts';
export { attemptKey, forgetAttempt } from './state/attemptKey.ts';
export { createStore, useStore, useStoreAfterHydration, type Store } from './state/createStore.ts';
export { createMemoryStorage, getSessionStorage, type SessionStorage } from './state/sessionStorage.ts';
export { startPolling } from './state/startPolling.ts';
export { readStored, writeStored, type StorageKey } from './state/storage.ts';
export { useClient, useResources, useTrack } from './context/context.ts';
export { useSetSaved } from './wishlist/useSetSaved.ts';
export type { WishlistItem } from './wishlist/wishlistItem.ts';
export { useSavedCodes } from './wishlist/useSavedCodes.ts';
export { addViewed, readViewed } from './viewed/viewedProducts.ts';
