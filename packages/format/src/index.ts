export { cardBrandNames } from './cards.ts';
export {
  discountPercent,
  formatCount,
  formatPaise,
  paiseToRupees,
  rupeesToPaise,
  wholeRupees,
  type Paise,
} from './money.ts';
export {
  formatDate,
  formatDay,
  formatMoment,
  formatTime,
  indianClock,
  indianDay,
  indianDayAfter,
  indianYear,
  setDateClock,
} from './dates.ts';
export { formatPhone, isMobileNumber, nationalDigits, typedPhone } from './phone.ts';
export {
  cleanCode,
  cleanOrderId,
  cleanPan,
  cleanPincode,
  cleanUpiId,
  codeLimit,
  isCode,
  isUpiId,
} from './codes.ts';
export { asciiDigits, cleanText, cutText, textLength, withoutInvisible } from './typedText.ts';
export { foldedIncludes, foldedPrefix, foldedWords, foldLetters, foldText, slugOf } from './fold.ts';
export {
  badgeText,
  catalogueOfCode,
  cleanEmail,
  categoryLevel,
  country,
  currency,
  defaultPincode,
  isEmail,
  isPincode,
  luxurySuperBrand,
  platform,
  searchText,
  searchTextLimit,
  wishlistName,
  type Catalogue,
} from './rules.ts';
export { isSameState } from './regions.ts';
export {
  fullName,
  genders,
  hasLetter,
  hasLetterOrDigit,
  isBirthDate,
  isPassword,
  maritalStatuses,
  passwordLength,
  type Gender,
  type MaritalStatus,
} from './person.ts';
