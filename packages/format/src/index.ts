export { binOf, cardBrandNames, isOfBin, shortestBin } from './cards.ts';
export { discountPercent } from './discount.ts';
export { formatCount, formatPaise, paiseToRupees, rupeesToPaise, wholeRupees, type Paise } from './money.ts';
export { formatDate, formatDay, formatMoment, formatTime, indianDay, indianDayAfter } from './dates.ts';
export { formatPhone, isMobileNumber, nationalDigits } from './phone.ts';
export {
  badgeText,
  catalogueOfCode,
  categoryLevel,
  country,
  currency,
  defaultPincode,
  isEmail,
  isPincode,
  luxurySuperBrand,
  platform,
  searchTextLimit,
  wishlistName,
  type Catalogue,
} from './rules.ts';
export {
  genders,
  isBirthDate,
  isPassword,
  maritalStatuses,
  passwordLength,
  type Gender,
  type MaritalStatus,
} from './person.ts';
