export { toBin, cardBrandNames, matchesBin, minBinLength } from './cards.ts';
export { discountPercent } from './discount.ts';
export {
  formatCount,
  formatPaise,
  paiseToRupees,
  rupeesToPaise,
  roundUpToRupees,
  type Paise,
} from './money.ts';
export {
  formatDate,
  formatDay,
  formatFullDay,
  formatMoment,
  formatShortDay,
  formatTime,
  indianClock,
  indianDay,
  indianDayAfter,
  indianYear,
  monthAfter,
  setDateClock,
} from './dates.ts';
export { daysUntil } from './daysUntil.ts';
export { formatPhone, isMobileNumber, nationalDigits, typedPhone } from './phone.ts';
export { cleanCode, cleanPan, cleanPincode, cleanUpiId, codeLimit, isCode, isUpiId } from './codes.ts';
export { cleanOrderId } from './orderId.ts';
export { formatOrderNumber } from './orderNumber.ts';
export { asciiDigits, withoutInvisible } from './digits.ts';
export { cleanEmail, isEmail } from './email.ts';
export { searchText } from './searchText.ts';
export { cutText } from './cutText.ts';
export { giftLineLimit, giftMessageLimit, lineCount } from './giftMessage.ts';
export { cleanText, textLength } from './typedText.ts';
export { foldedIncludes, foldedPrefix, foldTerms, foldLetters, foldText, slugOf } from './fold.ts';
export {
  badgeText,
  catalogueOfCode,
  categoryLevel,
  country,
  currency,
  defaultPincode,
  isPincode,
  luxurySuperBrand,
  platform,
  searchTextLimit,
  wishlistName,
  type Catalogue,
} from './rules.ts';
export { isSameState } from './regions.ts';
export { fullName, hasLetter, hasLetterOrDigit } from './names.ts';
export {
  genders,
  isBirthDate,
  isPassword,
  maritalStatuses,
  passwordLength,
  type Gender,
  type MaritalStatus,
} from './person.ts';
export { digitsOf, isAccountNumber, isIfsc } from './bankAccount.ts';
