export { AccountScreen, type AccountScreenProps } from './AccountScreen.tsx';
export { AddressesScreen } from './AddressesScreen.tsx';
export { PasswordScreen } from './PasswordScreen.tsx';
export { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.tsx';
export { SavedCardsScreen } from './SavedCardsScreen.tsx';
export { SavedUpiIdsScreen } from './SavedUpiIdsScreen.tsx';
export { VerifyEmailScreen, type VerifyEmailScreenProps } from './VerifyEmailScreen.tsx';
