/** Words of a language, for sample text: the shortest first. */
export type SampleWords = readonly string[];

/** Common Hindi words of a shop. */
export const hindiWords: SampleWords = [
  'का',
  'और',
  'नया',
  'थैला',
  'रेशम',
  'सोना',
  'उपहार',
  'दुकान',
  'कश्मीर',
  'खरीदें',
  'भुगतान',
  'पसंदीदा',
  'संग्रह',
  'हस्तशिल्प',
  'कारीगरों',
  'उपलब्धता',
  'अनुशंसित',
  'निःशुल्क',
];

/** Common Urdu words of a shop. */
export const urduWords: SampleWords = [
  'کا',
  'اور',
  'نیا',
  'ریشم',
  'سونا',
  'تحفہ',
  'دکان',
  'تھیلا',
  'خریدیں',
  'کشمیر',
  'ادائیگی',
  'پسندیدہ',
  'مجموعہ',
  'دستکاری',
  'کاریگروں',
  'دستیابی',
  'خوبصورت',
  'بلامعاوضہ',
];
