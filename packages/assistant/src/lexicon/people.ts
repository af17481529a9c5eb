import type { TaraPlan } from '@luxe/contract/tara-plan';

export const recipientWords: readonly {
  readonly recipient: NonNullable<TaraPlan['recipient']>;
  readonly words: string;
  readonly hindi: string;
}[] = [
  {
    recipient: 'woman',
    words:
      'wife, mother, mom, mum, mummy, mommy, sister, girlfriend, aunt, aunty, grandmother, grandma, bride, ' +
      'fiancee, women, woman, womens, lady, ladies, female, her, she, sister in law, mother in law',
    hindi:
      'biwi, bivi, patni, maa, ma, man, mummy, mammi, mammy, bahan, behen, behan, bahen, didi, bhabhi, saas, nani, dadi, ' +
      'chachi, mausi, bua, dulhan, mahila, mahilaon, aurat, auraton, auraten, stri, striyon',
  },
  {
    recipient: 'man',
    words:
      'husband, hubby, father, dad, daddy, papa, brother, boyfriend, uncle, grandfather, grandpa, groom, ' +
      'fiance, men, man, mens, guy, gents, gentleman, male, him, his, father in law',
    hindi:
      'pati, papa, pitaji, pita, bhai, bhaiya, jija, jijaji, sasur, nana, dada, chacha, mama, dulha, damad, ' +
      'mard, mardon, purush, purushon, aadmi, aadmiyon',
  },
  {
    recipient: 'girl',
    words: 'daughter, girl, girls, niece, granddaughter',
    hindi: 'beti, betiyon, ladki, bhatiji, bhanji',
  },
  {
    recipient: 'boy',
    words: 'son, boy, boys, nephew, grandson',
    hindi: 'beta, bete, ladka, ladke, bhatija, bhanja',
  },
  {
    recipient: 'couple',
    words:
      'couple, newlyweds, newly weds, parents, mom and dad, mum and dad, mummy and papa, mom dad, mummy papa, ' +
      ' bride and groom, husband and wife',
    hindi: 'mummy papa, jodi, jode, joda, dampati, mata pita, maa baap, pati patni',
  },
  {
    recipient: 'home',
    words: 'home, new home, living room, my place',
    hindi: 'ghar, makaan, makan',
  },
];

/** Words for relatives with which people also address anybody: "dikhao bhai". */
export const addressWords = 'bhai, bhaiya, didi';

/** Occasions, as a plan names them. */
export const occasionWords: readonly {
  readonly occasion: string;
  readonly words: string;
  readonly hindi: string;
}[] = [
  {
    occasion: 'wedding',
    words: 'wedding, marriage, bridal, sangeet, mehndi, mehendi, reception, haldi ceremony, trousseau',
    hindi: 'shadi, shaadi, vivah, byah, sangit, mehndi, mehandi, dulhan ke liye',
  },
  { occasion: 'engagement', words: 'engagement, ring ceremony, proposal', hindi: 'sagai, mangni' },
  {
    occasion: 'festive',
    words:
      'diwali, deepavali, eid, christmas, xmas, navratri, durga puja, pongal, onam, holi, festival, festive, puja',
    hindi:
      'divali, dipavali, dussehra, dashahra, id par, id ke lie, navratri, tyohar, tyauhar, puja, pooja, karva chauth, karwa chauth, teej',
  },
  {
    occasion: 'rakhi',
    words: 'rakhi, raksha bandhan, bhai dooj',
    hindi: 'rakhi, rakshabandhan, raksha bandhan, bhai duj',
  },
  {
    occasion: 'valentine',
    words: 'valentine, valentines, valentines day',
    hindi: 'velentain, vailentain de',
  },
  {
    occasion: 'anniversary',
    words: 'anniversary, wedding anniversary, marriage anniversary',
    hindi: 'salgirah, saalgirah, varshganth, shadi ki salgirah, shadi ki anniversary, enivarsari',
  },
  {
    occasion: 'birthday',
    words: 'birthday, bday, b day',
    hindi: 'janmdin, janamdin, janam din, janmadin, barthde',
  },
  {
    occasion: 'housewarming',
    words: 'housewarming, house warming, griha pravesh, new home party',
    hindi: 'griha pravesh, grih pravesh, naye ghar',
  },
  { occasion: 'graduation', words: 'graduation, convocation, farewell', hindi: '' },
  {
    occasion: 'office',
    words: 'office, work, formal meeting, interview, boardroom',
    hindi: 'daftar, aafis, ofis',
  },
  {
    occasion: 'evening',
    words: 'evening, party, cocktail, cocktails, date night, dinner, night out, gala',
    hindi: 'sham, shaam, parti, jashn, dawat',
  },
  {
    occasion: 'everyday',
    words: 'everyday, every day, daily, daily wear, daily use',
    hindi: 'roj, rozana, har din, rojmarra',
  },
  { occasion: 'weekend', words: 'weekend, brunch', hindi: '' },
  {
    occasion: 'travel',
    words: 'travel, trip, vacation, holiday, holidays, flight, honeymoon',
    hindi: 'safar, yatra, ghumne',
  },
  { occasion: 'winter', words: 'winter, winters, cold weather', hindi: 'sardi, sardiyon, thand' },
  { occasion: 'summer', words: 'summer, summers, beach', hindi: 'garmi, garmiyon' },
];
