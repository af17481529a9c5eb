export {
  discountPercent,
  formatCount,
  formatPaise,
  paiseToRupees,
  rupeesToPaise,
  type Paise,
} from './money.ts';
export { formatDate, formatDay, formatMoment, formatTime, indianDay, indianDayAfter } from './dates.ts';
export { formatPhone, isMobileNumber, nationalDigits } from './phone.ts';
export {
  badgeText,
  catalogueOfCode,
  categoryLevel,
  country,
  currency,
  defaultPincode,
  genders,
  isBirthDate,
  isEmail,
  isPassword,
  isPincode,
  luxurySuperBrand,
  maritalStatuses,
  passwordLength,
  platform,
  searchTextLimit,
  wishlistName,
  type Catalogue,
  type Gender,
  type MaritalStatus,
} from './rules.ts';
